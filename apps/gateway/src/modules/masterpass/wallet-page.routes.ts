import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import type { BankPages } from '../../frames/bank/bank-pages.ts';
import { addressesFor } from '../../http/addresses.ts';
import { refuse } from '../../http/refusal.ts';
import { isSameText } from '../../secrets.ts';
import { nameToPayers } from '../merchants/merchants.service.ts';
import { derivedNonce } from '../nonces/derived-nonce.ts';
import {
  approveCheckout,
  cancelCheckout,
  getCheckout,
  type Checkout,
} from './checkouts.service.ts';
import { findWalletCustomer, walletPassword, type WalletCustomer } from './wallet.ts';
import { renderChoice, renderClosed, renderSignIn, type Visit } from './wallet-page.ts';

const text = z.string().max(4000).catch('');
const fields = z.object({
  requestToken: text,
  email: text,
  password: text,
  pass: text,
  card: text,
  address: text,
  answer: text,
});
type Fields = z.output<typeof fields>;

/** One request to the wallet: which visit, and what was filled in. */
interface Step {
  checkout: Checkout;
  token: string;
  given: Fields;
  request: FastifyRequest;
  reply: FastifyReply;
}

const path = '/masterpass/checkout';

/** Where customers sign in to their wallet, and choose a card. */
export function addWalletPage(scope: FastifyInstance, deps: Dependencies, pages: BankPages): void {
  scope.get(path, async (request, reply) => {
    const step = await stepOf(request, reply, request.query);
    return show(step, (visit) => renderSignIn(visit));
  });
  scope.post(path, async (request, reply) => {
    const step = await stepOf(request, reply, request.body);
    const { checkout, given } = step;
    if (!checkout.isOpen) return show(step, renderClosed);
    if (given.answer === 'signIn') return signIn(step);
    if (given.answer === 'approve') return approve(step);
    // The token comes back, but what should come with it does not.
    if (given.answer === 'lose')
      return leave(step, { mpstatus: 'success', oauth_verifier: 'null' });
    await cancelCheckout(deps, checkout);
    return leave(step, { mpstatus: given.answer === 'fail' ? 'failure' : 'cancel' });
  });

  async function stepOf(
    request: FastifyRequest,
    reply: FastifyReply,
    told: unknown,
  ): Promise<Step> {
    const given = fields.parse(Object(told));
    const { requestToken: token } = given;
    const checkout = await getCheckout(deps, token);
    if (!checkout) refuse(404, 'There is no such visit to the wallet.');
    return { checkout, token, given, request, reply };
  }

  async function show(
    { checkout, token, request, reply }: Step,
    render: (visit: Visit) => string,
  ): Promise<FastifyReply> {
    const { row, isOpen } = checkout;
    const merchantName = await nameToPayers(deps.db, row.merchantId);
    const visit = { token, row, merchantName, files: await pages.files() };
    return pages.send(reply, {
      html: isOpen ? render(visit) : renderClosed(visit),
      request,
      merchantId: row.merchantId,
      waysBack: [row.callbackUrl],
      isAlone: true,
    });
  }

  function passOf(token: string, { email }: WalletCustomer): string {
    return derivedNonce(deps.secrets.secret, 'masterpass-sign-in', `${token} ${email}`);
  }

  async function signIn(step: Step): Promise<FastifyReply> {
    const { checkout, token, given } = step;
    const customer = findWalletCustomer(given.email);
    if (!customer || !isSameText(given.password, walletPassword)) {
      return show(step, (visit) => renderSignIn(visit, given.email));
    }
    const { supportedCardTypes } = checkout.merchant.options;
    const isTaken = ({ brand }: { brand: string }): boolean => supportedCardTypes.includes(brand);
    const pass = passOf(token, customer);
    return show(step, (visit) => renderChoice(visit, { customer, pass, isTaken }));
  }

  async function approve(step: Step): Promise<FastifyReply> {
    const { checkout, token, given } = step;
    const customer = findWalletCustomer(given.email);
    if (!customer || !isSameText(given.pass, passOf(token, customer))) {
      return show(step, (visit) => renderSignIn(visit));
    }
    const { supportedCardTypes } = checkout.merchant.options;
    const card = customer.cards.find(({ id }) => id === given.card);
    const place = customer.addresses.find(({ id }) => id === given.address);
    if (!card || !place || !supportedCardTypes.includes(card.brand)) {
      refuse(422, 'This card or address can’t be chosen.');
    }
    const { assets } = addressesFor(deps.settings, step.request);
    const choice = { customer, card, shipping: place.address, assets };
    const approval = await approveCheckout(deps, checkout, choice);
    const again = approval ?? (await stepOf(step.request, step.reply, given));
    if ('given' in again) return show(again, renderClosed);
    return leave(step, {
      mpstatus: 'success',
      oauth_token: token,
      oauth_verifier: again.verifierToken,
      checkout_resource_url: again.resourceUrl,
    });
  }
}

/** Back to where the merchant's page has said; the address was checked before the visit began. */
function leave({ checkout, reply }: Step, words: Readonly<Record<string, string>>): FastifyReply {
  const url = new URL(checkout.row.callbackUrl);
  for (const [key, value] of Object.entries(words)) url.searchParams.set(key, value);
  return reply.redirect(url.href, 303);
}
