import { textsOf, type Texts } from '@albumen/domain/json-record';
import { isSameText } from '@albumen/server-kit/secrets';
import type { Html } from '@albumen/server-kit/html';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serveFile } from '../../browser-files/send-file.ts';
import type { Dependencies } from '../../dependencies.ts';
import { addressesFor } from '../../http/addresses.ts';
import { refuse } from '../../http/refusal.ts';
import {
  approveCheckout,
  cancelCheckout,
  getCheckout,
  type Checkout,
} from '../../modules/masterpass/checkouts.service.ts';
import { nameToPayers } from '../../modules/merchants/merchants.service.ts';
import { derivedNonce } from '../../modules/nonces/derived-nonce.ts';
import { addQuestion, type Outcome, type QuestionPage } from '../pages/question.ts';
import { findWalletCustomer, walletPassword, type WalletCustomer } from './customers.ts';
import { scriptFiles, scriptPath } from './script.ts';
import { renderChoice, renderClosed, renderSignIn, type Shown } from './wallet-pages.ts';

/** A stand-in of the wallet's own script. */
export function addMasterpassScript(app: FastifyInstance): void {
  serveFile(app, scriptPath, async () => (await scriptFiles()).script);
}

/** One request to the wallet: which checkout, and what was filled in. */
interface Step {
  checkout: Checkout;
  token: string;
  given: Texts;
}

/** Where customers sign in to their wallet, and choose a card. */
export function addMasterpassWallet(scope: FastifyInstance, deps: Dependencies): void {
  addQuestion<Step>(scope, deps, {
    path: '/masterpass/checkout',
    find: async ({ method, query, body }) => {
      const given = textsOf(method === 'GET' ? query : body);
      const token = given['requestToken'] ?? '';
      const checkout = await getCheckout(deps, token);
      if (!checkout) refuse(404, 'There is no such session of the wallet.');
      return { checkout, token, given };
    },
    show: (step) => show(deps, step, (shown) => renderSignIn(shown)),
    answer: async (step, request) => {
      const { checkout, given } = step;
      if (!checkout.isOpen) return undefined;
      const { answer } = given;
      if (answer === 'signIn') return { show: await signIn(deps, step) };
      if (answer === 'approve') return approve(deps, step, request);
      // The token comes back, but what should come with it does not.
      if (answer === 'lose') return leave(step, { mpstatus: 'success', oauth_verifier: 'null' });
      await cancelCheckout(deps, checkout);
      return leave(step, { mpstatus: answer === 'fail' ? 'failure' : 'cancel' });
    },
  });
}

async function show(
  { db }: Dependencies,
  { checkout: { row, isOpen }, token }: Step,
  render: (shown: Shown) => Promise<Html>,
): Promise<QuestionPage> {
  const { merchantId, callbackUrl } = row;
  const shown = { token, checkout: row, merchantName: await nameToPayers(db, merchantId) };
  const page = await (isOpen ? render(shown) : renderClosed(shown));
  return { page, merchantId, returnUrls: [callbackUrl], refusesFrames: true };
}

/** Shows on the next page that a customer has signed in. */
function proofOf({ secrets }: Dependencies, token: string, { email }: WalletCustomer): string {
  return derivedNonce(secrets.lasting, 'masterpass-sign-in', `${token} ${email}`);
}

function signIn(deps: Dependencies, step: Step): Promise<QuestionPage> {
  const { email = '', password = '' } = step.given;
  const customer = findWalletCustomer(email);
  if (!customer || !isSameText(password, walletPassword)) {
    return show(deps, step, (shown) => renderSignIn(shown, email));
  }
  const { supportedCardTypes } = step.checkout.merchant.options;
  const accepts = ({ brand }: { brand: string }): boolean => supportedCardTypes.includes(brand);
  const proof = proofOf(deps, step.token, customer);
  return show(deps, step, (shown) => renderChoice(shown, { customer, proof, accepts }));
}

async function approve(
  deps: Dependencies,
  step: Step,
  request: FastifyRequest,
): Promise<Outcome | undefined> {
  const { checkout, token, given } = step;
  const { email = '', pass = '' } = given;
  const customer = findWalletCustomer(email);
  if (!customer || !isSameText(pass, proofOf(deps, token, customer))) {
    return { show: await show(deps, step, (shown) => renderSignIn(shown)) };
  }
  const { supportedCardTypes } = checkout.merchant.options;
  const card = customer.cards.find(({ id }) => id === given['card']);
  const place = customer.addresses.find(({ id }) => id === given['address']);
  if (!card || !place || !supportedCardTypes.includes(card.brand)) {
    refuse(422, 'This card or address can’t be chosen.');
  }
  const approval = await approveCheckout(deps, checkout, {
    customer,
    entry: card.entry,
    isDeclined: card.isDeclined ?? false,
    shipping: place.address,
    assets: addressesFor(deps.settings, request).assets,
  });
  return (
    approval &&
    leave(step, {
      mpstatus: 'success',
      oauth_token: token,
      oauth_verifier: approval.verifierToken,
      checkout_resource_url: approval.resourceUrl,
    })
  );
}

/** Leads to where the merchant's page has said; that address was checked at the beginning. */
function leave({ checkout }: Step, query: Readonly<Record<string, string>>): Outcome {
  const url = new URL(checkout.row.callbackUrl);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return { redirect: url.href };
}
