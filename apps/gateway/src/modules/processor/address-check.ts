/** What the issuer says of an address: M matches, N does not, U not verified, I not given, B bypassed. */
export interface AddressCheck {
  /** E an error in the system, S the issuer takes no part. */
  readonly errorCode: 'E' | 'S' | null;
  readonly postalCode: AddressAnswer;
  readonly streetAddress: AddressAnswer;
}

type AddressAnswer = 'M' | 'N' | 'U' | 'I' | 'B' | 'A';

export interface AddressToCheck {
  readonly postalCode?: string | undefined;
  readonly streetAddress?: string | undefined;
}

const bypassed: AddressCheck = { errorCode: null, postalCode: 'B', streetAddress: 'B' };

/** The sandbox's issuer: the postal code and the house number choose the answer. */
export function checkAddress(address: AddressToCheck, isSkipped: boolean): AddressCheck {
  if (isSkipped) return bypassed;
  const { postalCode = '', streetAddress = '' } = address;
  if (postalCode === '30000') return { errorCode: 'E', postalCode: 'U', streetAddress: 'U' };
  if (postalCode === '30001') return { errorCode: 'S', postalCode: 'U', streetAddress: 'U' };
  return {
    errorCode: null,
    postalCode: answerTo(postalCode, { '20000': 'N', '20001': 'U' }),
    streetAddress: answerTo(/^\d*/.exec(streetAddress)?.[0] || streetAddress, {
      '200': 'N',
      '201': 'U',
    }),
  };
}

function answerTo(given: string, special: Readonly<Record<string, 'N' | 'U'>>): AddressAnswer {
  if (given === '') return 'I';
  return (Object.hasOwn(special, given) ? special[given] : undefined) ?? 'M';
}
