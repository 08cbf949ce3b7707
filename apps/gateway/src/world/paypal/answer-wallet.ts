import type { Texts } from '@albumen/domain/json-record';
import type { Dependencies } from '../../dependencies.ts';
import { readAddress, readChoices } from './address-book.ts';
import { takesGuests, type PayPalRequest } from '../../modules/paypal/paypal-request.ts';
import { totalOf } from '../../modules/paypal/price.ts';
import { payerOf, payerWith, walletGuest, type WalletPayer } from './payers.ts';
import {
  approveRequest,
  cancelRequest,
  choose,
  logIn,
  logOut,
} from '../../modules/paypal/wallet.service.ts';

/** What a payer pressed, and whether the page that they pressed it on is theirs. */
export interface WalletAnswer {
  fields: Texts;
  isLoggedIn: boolean;
}

/** Where that leads. */
export type WalletOutcome =
  | { kind: 'return' | 'cancel'; request: PayPalRequest }
  /** Leads to the same page; with another session, an empty one after logging out. */
  | { kind: 'look'; session?: string; isChanged?: boolean }
  /** The page says at once what was wrong. */
  | { kind: 'again'; notice: string };

const look: WalletOutcome = { kind: 'look' };

export async function answerWallet(
  deps: Dependencies,
  request: PayPalRequest,
  { fields, isLoggedIn }: WalletAnswer,
): Promise<WalletOutcome> {
  if (request.status !== 'created') return look;
  const { answer } = fields;
  if (answer === 'cancel') {
    const canceled = await cancelRequest(deps, request);
    return canceled ? { kind: 'cancel', request: canceled } : look;
  }
  const payer = isLoggedIn ? payerOf(request.payerId) : undefined;
  if (!payer) return enter(deps, request, fields);
  if (answer === 'log-out') {
    await logOut(deps, request);
    return { kind: 'look', session: '' };
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
  { as, email = '', password = '' }: Texts,
): Promise<WalletOutcome> {
  const known = payerOf(as);
  const isRefused = known === walletGuest && !takesGuests(request);
  const payer = isRefused ? undefined : (known ?? payerWith(email, password));
  if (!payer) return { kind: 'again', notice: 'Email and password do not belong together.' };
  const session = await logIn(deps, request, payer);
  return { kind: 'look', session };
}

interface PayersAnswer {
  payer: WalletPayer;
  fields: Texts;
}

async function addAddress(
  deps: Dependencies,
  request: PayPalRequest,
  { payer, fields }: PayersAnswer,
): Promise<WalletOutcome> {
  const address = readAddress(fields);
  if (!address) {
    return { kind: 'again', notice: 'An address needs name, street, city, postal code, country.' };
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
): Promise<WalletOutcome> {
  const choices = readChoices(request, payer, fields);
  const approved = await approveRequest(deps, request, {
    choices,
    isAgreed: (chosen) => Number(fields['total']) === agreedTotal(chosen),
  });
  if (approved) return { kind: 'return', request: approved };
  await choose(deps, request, choices);
  return { kind: 'look', isChanged: true };
}

function agreedTotal(request: PayPalRequest): number {
  return request.kind === 'payment' ? totalOf(request) : 0;
}
