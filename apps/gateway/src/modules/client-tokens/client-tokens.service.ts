import { timeOf } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Addresses } from '../../http/addresses.ts';
import { newId } from '../../ids.ts';
import type { Merchant } from '../merchants/merchants.service.ts';
import { signFingerprint, signPaymentMethod, type Grant } from '../authorizations/fingerprint.ts';

/** What a merchant's server asks a client token for. */
export interface ClientTokenOrder {
  merchant: Merchant;
  /** The public key of the asking server. */
  publicKey: string;
  /** 1 is plain JSON, 2 and 3 are base64. */
  version: 1 | 2 | 3;
  customerId?: string | undefined;
  merchantAccountId?: string | undefined;
  paymentMethodId?: string | undefined;
  domains?: readonly string[] | undefined;
  options?: Grant['options'] | undefined;
}

const lifetimeSeconds = 24 * 3_600;

/** The day until which GraphQL answers the configuration, too. */
const graphQLDate = '2018-05-08';

/** A client token for one page view: a signed grant, and where to use it. Valid for a day. */
export async function makeClientToken(
  { secrets, clock }: Pick<Dependencies, 'secrets' | 'clock'>,
  addresses: Addresses,
  order: ClientTokenOrder,
): Promise<string> {
  const { merchant, version } = order;
  const now = Math.floor(timeOf(clock, merchant).getTime() / 1_000);
  const authorizationFingerprint = await signFingerprint(secrets.secret, grantOf(order, now));
  const clientApiUrl = `${addresses.clientApi}/merchants/${merchant.id}/client_api`;
  const token = {
    version,
    authorizationFingerprint,
    configUrl: `${clientApiUrl}/v1/configuration`,
    graphQL: { url: addresses.graphQL, date: graphQLDate, features: ['tokenize_credit_cards'] },
    clientApiUrl,
    environment: 'sandbox',
    merchantId: merchant.id,
    assetsUrl: addresses.assets,
    analytics: { url: `${addresses.clientApi}/merchants/${merchant.id}/analytics` },
    challenges: merchant.options.challenges,
    threeDSecureEnabled: merchant.options.threeDSecureEnabled,
    paypalEnabled: merchant.options.paypalEnabled,
    ...(order.merchantAccountId !== undefined && { merchantAccountId: order.merchantAccountId }),
    ...(order.paymentMethodId !== undefined && {
      paymentMethodIdJwt: await signPaymentMethod(secrets.secret, order.paymentMethodId),
    }),
  };
  const json = JSON.stringify(token);
  return version === 1 ? json : Buffer.from(json).toString('base64');
}

function grantOf(order: ClientTokenOrder, now: number): Grant {
  return {
    iss: 'albumen-gateway',
    v: 1,
    jti: newId(),
    sub: order.merchant.id,
    key: order.publicKey,
    iat: now,
    exp: now + lifetimeSeconds,
    ...(order.customerId !== undefined && { customer_id: order.customerId }),
    ...(order.merchantAccountId !== undefined && { merchant_account_id: order.merchantAccountId }),
    ...(order.paymentMethodId !== undefined && { payment_method_id: order.paymentMethodId }),
    ...(order.domains !== undefined && { domains: [...order.domains] }),
    options: order.options ?? {},
  };
}
