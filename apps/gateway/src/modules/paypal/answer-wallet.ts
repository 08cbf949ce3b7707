import type { Dependencies } from '../../dependencies.ts';
import { readAddress, readChoices } from './address-book.ts';
import { takesGuests, type PayPalRequest } from './paypal-request.ts';
import { totalOf } from './price.ts';
import { payerOf, walletGuest, type WalletPayer } from '../../test-values/wallet-payers.ts';
import {
  approveRequest,
  cancelRequest,
  choose,
  logIn,
  logOut,
  payerWith,
} from './wallet.service.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a payer pressed, and whether the page that they pressed it on is theirs. */
export interface WalletAnswer {
  fields: Fields;
  isLoggedIn: boolean;
}

/** Where that leads. */
export type Answered =
  | { way: 'return' | 'cancel'; request: PayPalRequest }
  /** To the same page; with another session, an empty one after logging out. */
  | { way: 'look'; session?: string; isChanged?: boolean }
  /** What was wrong is told at once. */
  | { way: 'again'; notice: string };

const look: Answered = { way: 'look' };

export async function answerWallet(
  deps: Dependencies,
  request: PayPalRequest,
  { fields, isLoggedIn }: WalletAnswer,
): Promise<Answered> {
  if (request.status !== 'created') return look;
  const { answer } = fields;
  if (answer === 'cancel') {
    const canceled = await cancelRequest(deps, request);
    return canceled ? { way: 'cancel', request: canceled } : look;
  }
  const payer = isLoggedIn ? payerOf(request.payerId) : undefined;
  if (!payer) return enter(deps, request, fields);
  if (answer === 'log-out') {
    await logOut(deps, request);
    return { way: 'look', session: '' };
  }
  if (answer === 'choose') {
    await choose(deps, request, readChoices(request, payer, fields));
    return look;
  }
  if (answer === 'add-address') return addAddress(deps, request, { payer, fields });
  return answer === 'approve' ? approve(deps, request, { payer, fields }) : look;
}

async function enter(
  deps: Dependencies,
  request: PayPalRequest,
  { as, email, password }: Fields,
): Promise<Answered> {
  const known = payerOf(as);
  const isRefused = known === walletGuest && !takesGuests(request);
  const payer = isRefused ? undefined : (known ?? payerWith(String(email), String(password)));
  if (!payer) return { way: 'again', notice: 'Email and password do not belong together.' };
  const session = await logIn(deps, request, payer);
  return { way: 'look', session };
}

interface PayersAnswer {
  payer: WalletPayer;
  fields: Fields;
}

async function addAddress(
  deps: Dependencies,
  request: PayPalRequest,
  { payer, fields }: PayersAnswer,
): Promise<Answered> {
  const address = readAddress(fields);
  if (!address) {
    return { way: 'again', notice: 'An address needs name, street, city, postal code, country.' };
  }
  const choices = readChoices(request, payer, fields);
  const added = [...(choices.added ?? []), address].slice(-10);
  await choose(deps, request, { ...choices, added, address });
  return look;
}

async function approve(
  deps: Dependencies,
  request: PayPalRequest,
  { payer, fields }: PayersAnswer,
): Promise<Answered> {
  const choices = readChoices(request, payer, fields);
  const approved = await approveRequest(deps, request, {
    choices,
    isAgreed: (chosen) => Number(fields['total']) === agreedTotal(chosen),
  });
  if (approved) return { way: 'return', request: approved };
  await choose(deps, request, choices);
  return { way: 'look', isChanged: true };
}

function agreedTotal(request: PayPalRequest): number {
  return request.kind === 'payment' ? totalOf(request) : 0;
}
