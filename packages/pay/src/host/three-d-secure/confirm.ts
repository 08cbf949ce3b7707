import { THREEDS_JWT_AUTHENTICATION_FAILED } from '../../protocol/errors/three-d-secure.ts';
import { payError } from '../../protocol/pay-error.ts';
import type { Client } from '../../types/client.ts';
import type { ThreeDSecureInfo, ThreeDSecureVerifyPayload } from '../../types/three-d-secure.ts';
import type { Validated } from './card-network.ts';
import { payloadOf, type SecureMethod } from './lookup-reply.ts';

interface Confirmed {
  paymentMethod?: SecureMethod | null;
  threeDSecureInfo?: ThreeDSecureInfo | null;
}

/**
 * Has the gateway read what came of a challenge.
 * @throws BraintreeError `THREEDS_JWT_AUTHENTICATION_FAILED`
 */
export async function confirm(
  client: Client,
  { data: rawCardinalSDKVerificationData, jwt }: Validated,
  looked: SecureMethod,
): Promise<ThreeDSecureVerifyPayload> {
  const { nonce } = looked;
  const endpoint = `payment_methods/${encodeURIComponent(nonce)}/three_d_secure/authenticate_from_jwt`;
  let reply: Confirmed;
  try {
    const data = { jwt, paymentMethodNonce: nonce };
    reply = await client.request({ method: 'post', endpoint, data });
  } catch (cause) {
    throw payError(THREEDS_JWT_AUTHENTICATION_FAILED, {}, { originalError: cause });
  }
  const { paymentMethod, threeDSecureInfo } = reply;
  return payloadOf(paymentMethod ?? looked, threeDSecureInfo, { rawCardinalSDKVerificationData });
}
