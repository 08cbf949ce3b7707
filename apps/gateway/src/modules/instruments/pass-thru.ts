import type { z } from 'zod';
import { addError, type ValidationErrors } from '../server-api/validation-errors.ts';
import type { ValidationCode } from '../server-api/validation-messages.ts';
import { wireObject, wireText } from '../server-api/wire-fields.ts';
import type { Instrument } from './instrument.ts';

/** What another provider of 3-D Secure found out of a card. */
export const passThruField = wireObject({
  eci_flag: wireText,
  cavv: wireText,
  xid: wireText,
  three_d_secure_version: wireText,
  authentication_response: wireText,
  directory_response: wireText,
  cavv_algorithm: wireText,
  ds_transaction_id: wireText,
  network: wireText,
});

type PassThru = z.output<typeof passThruField>;

const eciFlags = new Set(['00', '01', '02', '05', '06', '07']);
const directoryResponses = new Set(['Y', 'N', 'U', 'E', 'C', 'A', 'B', 'R']);
const cavvAlgorithms = new Set(['2', '3']);

/** Networks that authenticate cards, each with the brands it knows. */
const networks: Readonly<Record<string, readonly string[]>> = {
  eftpos: ['Visa', 'MasterCard'],
  Mastercard: ['MasterCard'],
  Visa: ['Visa'],
};

/** The instrument with what was found of it elsewhere; what is wrong with that is noted. */
export function withPassThru(
  instrument: Instrument,
  given: PassThru,
  { errors, of }: { errors: ValidationErrors; of: keyof typeof asked },
): Instrument {
  if (given === undefined) return instrument;
  check(given, asked[of], errors);
  checkNetwork(given, { codes: asked[of], brand: instrument.card?.brand ?? '', errors });
  const { eci_flag: eciFlag = '', cavv = null, xid = null } = given;
  return {
    ...instrument,
    threeDSecure: {
      eciFlag,
      cavv,
      xid,
      threeDSecureVersion: given.three_d_secure_version ?? null,
      dsTransactionId: given.ds_transaction_id ?? null,
      status: 'authenticate_successful',
      enrolled: given.directory_response ?? null,
      liabilityShifted: ['01', '02', '05', '06'].includes(eciFlag),
      liabilityShiftPossible: true,
    },
  };
}

interface Asked {
  place: string;
  noVersion?: ValidationCode;
  noFlag: ValidationCode;
  flag: ValidationCode;
  cavv: ValidationCode;
  version: ValidationCode;
  answer: ValidationCode;
  directory: ValidationCode;
  algorithm: ValidationCode;
  network: ValidationCode;
  otherNetwork: ValidationCode;
}

/** Whether money or only an answer is wanted of the card: where it is noted, and by which codes. */
const asked = {
  transaction: {
    place: 'transaction.threeDSecurePassThru',
    noFlag: '915113',
    flag: '915114',
    cavv: '915116',
    version: '915119',
    answer: '915120',
    directory: '915121',
    algorithm: '915122',
    network: '915128',
    otherNetwork: '915139',
  },
  verification: {
    place: 'verification',
    noVersion: '942117',
    noFlag: '942113',
    flag: '942114',
    cavv: '942116',
    version: '942119',
    answer: '942120',
    directory: '942121',
    algorithm: '942122',
    network: '942128',
    otherNetwork: '942139',
  },
} as const satisfies Record<string, Asked>;

function check(given: Exclude<PassThru, undefined>, codes: Asked, errors: ValidationErrors): void {
  const { place } = codes;
  const { eci_flag: eciFlag, cavv, three_d_secure_version: version } = given;
  if (!eciFlag) addError(errors, `${place}.eciFlag`, codes.noFlag);
  else if (!eciFlags.has(eciFlag)) addError(errors, `${place}.eciFlag`, codes.flag);
  const isShifted = eciFlag !== '00' && eciFlag !== '07';
  if (!cavv && isShifted) addError(errors, `${place}.cavv`, codes.cavv);
  if (!version && codes.noVersion) {
    addError(errors, `${place}.threeDSecureVersion`, codes.noVersion);
  }
  if (version && !/^\d+\.\d+\.\d+$/.test(version)) {
    addError(errors, `${place}.threeDSecureVersion`, codes.version);
  }
  const { authentication_response: answer, directory_response: directory } = given;
  if (answer && !directoryResponses.has(answer)) {
    addError(errors, `${place}.authenticationResponse`, codes.answer);
  }
  if (directory && !directoryResponses.has(directory)) {
    addError(errors, `${place}.directoryResponse`, codes.directory);
  }
  if (given.cavv_algorithm && !cavvAlgorithms.has(given.cavv_algorithm)) {
    addError(errors, `${place}.cavvAlgorithm`, codes.algorithm);
  }
}

function checkNetwork(
  { network }: Exclude<PassThru, undefined>,
  { codes, brand, errors }: { codes: Asked; brand: string; errors: ValidationErrors },
): void {
  if (!network) return;
  const brands = networks[network];
  const path = `${codes.place}.network`;
  if (brands === undefined) addError(errors, path, codes.network);
  else if (!brands.includes(brand)) addError(errors, path, codes.otherNetwork);
}
