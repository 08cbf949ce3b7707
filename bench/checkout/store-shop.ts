import { randomUUID } from 'node:crypto';
import type { Checkout, CheckoutUpdate } from '@albumen/contract/endpoints/checkout';
import type { SubmitOrder } from '@albumen/contract/endpoints/orders';
import { cookies, headers as names } from '@albumen/contract/wire-names';
import { createCsrf } from '../../apps/store/src/http/csrf.ts';
import { newSessionToken } from '../../apps/store/src/http/session-token.ts';
import { appSecret, type BenchStore } from '../kit/bench-store.ts';
import { fillCart, makeDesigns } from './filled-cart.ts';
import type { JsonReply, SendJson } from './json-calls.ts';
import { buyer, newEmail, type Customer, type Shop } from './shop.ts';

const csrf = createCsrf(appSecret);
let addresses = 0;

/** Guests of our store, with the calls that its page makes. */
export async function storeBuying(
  { db }: BenchStore,
  send: SendJson,
): Promise<Pick<Shop, 'newCustomer' | 'countOrders'>> {
  const designs = await makeDesigns(db);
  return {
    async newCustomer(nonce) {
      return newCustomer(send, { headers: visitHeaders(await fillCart(db, designs)), nonce });
    },
    async countOrders() {
      const placed = await db
        .selectFrom('orders')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('status', '!=', 'unpaid')
        .executeTakeFirstOrThrow();
      return Number(placed.count);
    },
  };
}

interface Means {
  headers: Readonly<Record<string, string>>;
  nonce: string;
}

function newCustomer(send: SendJson, { headers, nonce }: Means): Customer {
  const contact = { ...buyer, address2: '', companyName: '', email: newEmail() };
  let checkout: Checkout | undefined;
  return {
    async prepare() {
      const started = await send({ method: 'POST', path: '/checkout', headers, body: {} });
      const { resourceId } = read<{ resourceId: string }>(started, 200);
      const update = async (body: CheckoutUpdate): Promise<Checkout> => {
        const path = `/checkout/updateShippingMethod/${resourceId}`;
        const reply = await send({ method: 'PATCH', path, headers, body });
        return read<{ checkout: Checkout }>(reply, 200).checkout;
      };
      const { quote } = await update(contact);
      checkout = await update({ shippingPriority: quote.groups.map(firstChoice) });
    },
    async submit() {
      if (checkout === undefined) throw new Error('nothing is prepared');
      const { resourceId, cartTotal } = checkout;
      const body: SubmitOrder = {
        payment: { provider: 'hostedFields', nonce, cartTotal },
        checkoutForm: contact,
      };
      const path = `/checkout/submitOrder/${resourceId}`;
      const withKey = { ...headers, [names.idempotencyKey]: randomUUID() };
      read(await send({ method: 'PATCH', path, headers: withKey, body }), 204);
    },
  };
}

function firstChoice(group: Checkout['quote']['groups'][number]) {
  const { shippingGroup, methods, packagingOptions } = group;
  return {
    shippingGroup,
    shippingMethod: methods.find(({ isAvailable }) => isAvailable)?.id ?? null,
    packagingOption: packagingOptions[0]?.id ?? null,
  };
}

/** What the browser of a guest sends, each from a network of its own. */
function visitHeaders(visitorToken: string): Record<string, string> {
  const session = newSessionToken('anonymous');
  addresses += 1;
  return {
    cookie: `${cookies.session}=${session}; ${cookies.visitor}=${visitorToken}`,
    accept: 'application/json',
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'cors',
    'sec-fetch-dest': 'empty',
    'x-forwarded-for': `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
    [names.csrfToken]: csrf.tokenFor(session),
  };
}

function read<Body>({ status, body }: JsonReply, wanted: number): Body {
  if (status !== wanted) throw new Error(`the store answered ${status}: ${JSON.stringify(body)}`);
  return body as Body; // of the endpoint that was called
}
