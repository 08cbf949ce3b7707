import { buyer, newEmail, type Customer, type Shop } from './shop.ts';
import type { SendJson } from './json-calls.ts';
import { variantIds } from './vendure-stock.ts';

const token = 'vendure-auth-token';
const failed = '... on ErrorResult { errorCode message }';

const addItem = `mutation ($id: ID!) {
  addItemToOrder(productVariantId: $id, quantity: 1) { __typename ${failed} }
}`;

const setAddress = `mutation ($customer: CreateCustomerInput!, $address: CreateAddressInput!) {
  setCustomerForOrder(input: $customer) { __typename ${failed} }
  setOrderShippingAddress(input: $address) { __typename ${failed} }
}`;

const listMethods = '{ eligibleShippingMethods { id priceWithTax } }';

const setMethod = `mutation ($method: ID!) {
  setOrderShippingMethod(shippingMethodId: [$method]) { __typename ${failed} ... on Order { totalWithTax } }
  transitionOrderToState(state: "ArrangingPayment") { __typename
    ... on OrderStateTransitionError { errorCode message } }
}`;

const pay = `mutation ($nonce: JSON!) {
  addPaymentToOrder(input: { method: "card", metadata: $nonce }) { __typename ${failed}
    ... on Order { code state } }
}`;

const address = {
  fullName: buyer.name,
  streetLine1: buyer.address1,
  city: buyer.city,
  province: buyer.state,
  postalCode: buyer.zip,
  countryCode: buyer.country,
};

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: unknown;
}

/** Guests of Vendure, in as few calls as its API allows a page to make. */
export function vendureCustomers(send: SendJson): Shop['newCustomer'] {
  return (nonce) => newCustomer(send, nonce);
}

async function newCustomer(send: SendJson, nonce: string): Promise<Customer> {
  let authorization: string | undefined;
  const ask = async (query: string, variables: object = {}) => {
    const { headers, body } = await send({
      method: 'POST',
      path: '/shop-api',
      headers: authorization === undefined ? {} : { authorization },
      body: { query, variables },
    });
    // Sent once, with the first item.
    authorization ??= `Bearer ${String(headers[token])}`;
    return read(body);
  };
  for (const id of variantIds) await ask(addItem, { id });
  return {
    async prepare() {
      const [firstName, lastName] = buyer.name.split(' ');
      const customer = { firstName, lastName, emailAddress: newEmail() };
      await ask(setAddress, { customer, address });
      // As the query asks.
      const [method] = (await ask(listMethods))['eligibleShippingMethods'] as { id: string }[];
      await ask(setMethod, { method: method?.id });
    },
    async submit() {
      const { addPaymentToOrder: order } = await ask(pay, { nonce: { nonce } });
      // As the mutation asks; a refusal has no state.
      const { state } = order as { state?: string };
      if (state !== 'PaymentSettled') throw new Error(`an order of Vendure is ${state}`);
    },
  };
}

/** Its refusals come with status 200. */
function read(body: unknown): Record<string, unknown> {
  const { data, errors } = body as Answer; // of every GraphQL server
  const text = JSON.stringify(body);
  if (!data || errors !== undefined || text.includes('errorCode')) {
    throw new Error(`Vendure answered ${text}`);
  }
  return data;
}
