import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import { listAddresses } from '../addresses/addresses.service.ts';
import { getNonce } from '../nonces/nonces.service.ts';
import type { ServerCall, ServerRoute } from '../server-api/server-route.ts';
import { readBody } from '../server-api/wire-fields.ts';
import type { Answer } from '../server-api/xml-replies.ts';
import { deletePaymentMethod, updatePaymentMethod } from './change-method.service.ts';
import { createPaymentMethod } from './create-method.service.ts';
import { paymentMethodChange, paymentMethodFields } from './payment-method-fields.ts';
import { presentPaymentMethod, rootOf } from './payment-method.presenter.ts';
import { getPaymentMethod, type PaymentMethod } from './payment-methods.service.ts';

/** The kinds that a path may name; `any` for all. */
const kinds = ['any', 'credit_card', 'paypal_account', 'sepa_debit_account', 'android_pay_card'];

export function addPaymentMethods(route: ServerRoute, deps: Dependencies): void {
  route('POST', '/payment_methods', async (call) => {
    const isCard = hasRoot(call.body, 'credit_card');
    const fields = readBody(paymentMethodFields, call.body, isCard ? 'credit_card' : methodRoot);
    const root = isCard ? 'creditCard' : 'paymentMethod';
    return answer(deps, call, await createPaymentMethod(deps, call, { fields, root }), 201);
  });

  route('GET', '/payment_methods/from_nonce/:nonce', (call) => ofNonce(deps, call));

  for (const kind of kinds) {
    const path = `/payment_methods/${kind}/:token`;
    route('GET', path, async (call) => {
      const key = { merchantId: call.merchant.id, token: tokenOf(call) };
      const method = await getPaymentMethod(deps.db, key);
      if (!method || !isOfKind(method, kind)) refuse(404, 'There is no such payment method.');
      return answer(deps, call, method);
    });
    route('PUT', path, async (call) => {
      const root = changeRoots.find((one) => hasRoot(call.body, one)) ?? methodRoot;
      const change = readBody(paymentMethodChange, call.body, root);
      const request = { token: tokenOf(call), change };
      return answer(deps, call, await updatePaymentMethod(deps, call, request));
    });
    route('DELETE', path, async (call) => {
      await deletePaymentMethod(deps, call, tokenOf(call));
      return undefined;
    });
  }
}

const methodRoot = 'payment_method';
const changeRoots = ['credit_card', 'paypal_account'];

function hasRoot(body: unknown, root: string): boolean {
  return typeof body === 'object' && body !== null && root in body;
}

async function ofNonce(deps: Dependencies, call: ServerCall): Promise<Answer> {
  const { merchant, params } = call;
  const nonce = await getNonce(deps.db, { ...deps, merchant }, params['nonce'] ?? '');
  const token = nonce?.isConsumed ? undefined : nonce?.paymentMethodToken;
  const key = { merchantId: merchant.id, token: token ?? '' };
  const method = await getPaymentMethod(deps.db, key);
  if (!method) refuse(404, 'There is no payment method of this nonce.');
  return answer(deps, call, method);
}

async function answer(
  { db }: Dependencies,
  { merchant, now }: ServerCall,
  ...[method, status = 200]: [PaymentMethod, number?]
): Promise<Answer> {
  const addresses = await listAddresses(db, merchant.id, method.customerId);
  const value = presentPaymentMethod(method, { addresses, now });
  return { status, root: rootOf(method), value };
}

function isOfKind(method: PaymentMethod, kind: string): boolean {
  const own = rootOf(method).replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return kind === 'any' || kind === own;
}

function tokenOf({ params }: ServerCall): string {
  return params['token'] ?? '';
}
