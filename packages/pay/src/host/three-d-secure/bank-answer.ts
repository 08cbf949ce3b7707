import { parseRecord, recordOf } from '../../protocol/json.ts';
import { UNKNOWN_AUTH_RESPONSE } from '../../protocol/errors/three-d-secure.ts';
import { payError } from '../../protocol/pay-error.ts';
import type { Client } from '../../types/client.ts';
import type { ThreeDSecureInfo, ThreeDSecureVerifyPayload } from '../../types/three-d-secure.ts';
import { payloadOf, type SecureMethod } from './lookup-reply.ts';

/**
 * What the gateway has for the nonce that a bank's answer names. Of the answer itself nothing is
 * believed but that nonce, and the message of an error.
 * @throws BraintreeError `UNKNOWN_AUTH_RESPONSE` where it is neither a success nor could become one
 */
export async function readBankAnswer(
  client: Client,
  text: string,
  looked: SecureMethod,
): Promise<ThreeDSecureVerifyPayload> {
  const { paymentMethod, error, success, threeDSecureInfo: said } = parseRecord(text);
  const { nonce } = recordOf(paymentMethod);
  const message = recordOf(error)['message'] ?? 'The bank’s answer is not known.';
  const unknown = payError(UNKNOWN_AUTH_RESPONSE, { message });
  if (!success && !nonce && recordOf(said)['liabilityShiftPossible'] === true) {
    // The card stays as it was looked up, and nothing is shifted: who made this up has won nothing.
    return payloadOf(looked, { liabilityShifted: false, liabilityShiftPossible: true });
  }
  if (typeof nonce !== 'string' || nonce === '') throw unknown;
  const { threeDSecureInfo }: { threeDSecureInfo?: ThreeDSecureInfo } = await client.request({
    method: 'get',
    endpoint: `payment_method_nonces/${encodeURIComponent(nonce)}`,
  });
  const { liabilityShifted, liabilityShiftPossible } = threeDSecureInfo ?? {};
  if (!threeDSecureInfo || !(liabilityShifted || liabilityShiftPossible)) throw unknown;
  return payloadOf({ ...looked, nonce, threeDSecureInfo }, threeDSecureInfo);
}
