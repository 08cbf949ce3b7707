import type { CvvResponse } from '../db/column-values.ts';
export interface TestAnswer {
  value: string;
  response: string;
  meaning: string;
}

export const testCvvs: readonly (TestAnswer & { response: CvvResponse })[] = [
  { value: '200', response: 'N', meaning: 'does not match' },
  { value: '201', response: 'U', meaning: 'was not verified' },
  { value: '301', response: 'S', meaning: 'the issuer does not take part' },
];

export const testPostalCodes: readonly TestAnswer[] = [
  { value: '20000', response: 'N', meaning: 'does not match' },
  { value: '20001', response: 'U', meaning: 'was not verified' },
];

export const testAvsErrors: readonly TestAnswer[] = [
  { value: '30000', response: 'E', meaning: 'the address check had an error' },
  { value: '30001', response: 'S', meaning: 'the issuer does not check addresses' },
];

/** House numbers at the start of the street address. */
export const testStreetNumbers: readonly TestAnswer[] = [
  { value: '200', response: 'N', meaning: 'does not match' },
  { value: '201', response: 'U', meaning: 'was not verified' },
];

/** Four-digit CVVs of American Express repeat the last digit: 2000, 2011, 3011. */
export function cvvResponseOf(cvv: string | undefined): CvvResponse {
  if (cvv === undefined || cvv === '') return 'I';
  const three = cvv.length === 4 && cvv.at(3) === cvv.at(2) ? cvv.slice(0, 3) : cvv;
  return testCvvs.find(({ value }) => value === three)?.response ?? 'M';
}

export interface AddressCheck {
  avsErrorResponseCode: string | null;
  avsPostalCodeResponseCode: string;
  avsStreetAddressResponseCode: string;
}

interface CheckedAddress {
  postalCode?: string | null | undefined;
  streetAddress?: string | null | undefined;
}

/** How the issuer finds a billing address; `I` where nothing was given to compare. */
export function checkAddress({ postalCode, streetAddress }: CheckedAddress): AddressCheck {
  const error = testAvsErrors.find(({ value }) => value === postalCode);
  if (error) {
    return {
      avsErrorResponseCode: error.response,
      avsPostalCodeResponseCode: 'I',
      avsStreetAddressResponseCode: 'I',
    };
  }
  const [houseNumber] = /^\d+/.exec(streetAddress ?? '') ?? [];
  return {
    avsErrorResponseCode: null,
    avsPostalCodeResponseCode: responseTo(postalCode, postalCode, testPostalCodes),
    avsStreetAddressResponseCode: responseTo(streetAddress, houseNumber, testStreetNumbers),
  };
}

function responseTo(
  given: string | null | undefined,
  key: string | null | undefined,
  answers: readonly TestAnswer[],
): string {
  if (!given) return 'I';
  return answers.find(({ value }) => value === key)?.response ?? 'M';
}
