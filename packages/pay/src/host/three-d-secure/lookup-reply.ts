import { type JsonRecord, recordOf } from '../../protocol/json.ts';
import type {
  ThreeDSecureLookup,
  ThreeDSecureShift,
  ThreeDSecureVerifyPayload,
} from '../../types/three-d-secure.ts';

/** A card as the gateway shows it after a lookup or a challenge. */
export type SecureMethod = Omit<
  ThreeDSecureVerifyPayload,
  'liabilityShifted' | 'liabilityShiftPossible'
>;

/** What a lookup answers. */
export interface LookupReply {
  lookup: Partial<ThreeDSecureLookup>;
  paymentMethod: SecureMethod;
  threeDSecureInfo: ThreeDSecureShift;
}

type Origin = Pick<
  ThreeDSecureVerifyPayload,
  'verificationDetails' | 'rawCardinalSDKVerificationData'
>;

/** What merchants get, with what `more` says of how it came about. */
export function payloadOf(
  { nonce, type, binData, details, description, threeDSecureInfo }: SecureMethod,
  shift: ThreeDSecureShift | null | undefined,
  more: Origin = {},
): ThreeDSecureVerifyPayload {
  const payload: ThreeDSecureVerifyPayload = {
    nonce,
    type,
    binData,
    details,
    description: description?.replaceAll('+', ' '),
    // Nothing without a shift, and null for null, which the published declaration leaves out.
    liabilityShifted: (shift ? shift.liabilityShifted : shift) as boolean,
    liabilityShiftPossible: (shift ? shift.liabilityShiftPossible : shift) as boolean,
    threeDSecureInfo,
  };
  return { ...payload, ...more };
}

/** What merchants get of a card whose verification they canceled: what the lookup said of it. */
export function canceledPayload({ paymentMethod }: LookupReply): ThreeDSecureVerifyPayload {
  const said: JsonRecord = recordOf(paymentMethod.threeDSecureInfo);
  const { liabilityShifted, liabilityShiftPossible, verificationDetails } = said;
  const shift = { liabilityShifted, liabilityShiftPossible, verificationDetails };
  return { ...paymentMethod, ...shift } as ThreeDSecureVerifyPayload; // as the gateway wrote it
}

/** Has it what a lookup's answer has? */
export function isLookupReply(reply: unknown): reply is LookupReply {
  const { lookup, paymentMethod } = recordOf(reply);
  return typeof lookup === 'object' && lookup !== null && Boolean(recordOf(paymentMethod)['nonce']);
}
