import type { AddressCheck } from '../../test-values/issuer-answers.ts';

/** Why the gateway itself turned a payment away. */
export type RejectionReason =
  | 'application_incomplete'
  | 'avs'
  | 'avs_and_cvv'
  | 'cvv'
  | 'duplicate'
  | 'fraud'
  | 'risk_threshold'
  | 'three_d_secure'
  | 'token_issuance';

/** Whether a merchant's rules turn away what the issuer answered about address and CVV. */
export function rejectionBy(
  rules: readonly string[],
  { avs, cvvResponse }: { avs: AddressCheck; cvvResponse: string },
): RejectionReason | undefined {
  const isAddressWrong =
    avs.avsPostalCodeResponseCode === 'N' || avs.avsStreetAddressResponseCode === 'N';
  const isPostalCodeWrong = avs.avsPostalCodeResponseCode === 'N';
  const failsAvs =
    (rules.includes('avs') && isAddressWrong) ||
    (rules.includes('postal_code') && isPostalCodeWrong);
  const failsCvv = rules.includes('cvv') && (cvvResponse === 'N' || cvvResponse === 'U');
  if (failsAvs && failsCvv) return 'avs_and_cvv';
  if (failsAvs) return 'avs';
  return failsCvv ? 'cvv' : undefined;
}
