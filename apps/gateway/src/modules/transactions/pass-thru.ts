import type { z } from 'zod';
import type { Instrument } from '../instruments/instrument.ts';
import { addError, type ValidationErrors } from '../server-api/validation-errors.ts';
import { wireObject, wireText } from '../server-api/wire-fields.ts';

/** What another provider of 3-D Secure found out of a card. */
export const passThruShape = {
  eci_flag: wireText,
  cavv: wireText,
  xid: wireText,
  three_d_secure_version: wireText,
  authentication_response: wireText,
  directory_response: wireText,
  cavv_algorithm: wireText,
  ds_transaction_id: wireText,
} satisfies z.ZodRawShape;

const passThru = wireObject(passThruShape);
type PassThru = z.output<typeof passThru>;

const eciFlags = new Set(['00', '01', '02', '05', '06', '07']);
const directoryResponses = new Set(['Y', 'N', 'U', 'E', 'C', 'A', 'B', 'R']);
const cavvAlgorithms = new Set(['2', '3']);

/** The instrument with what was found of it elsewhere; what is wrong with that is noted. */
export function withPassThru(
  instrument: Instrument,
  given: PassThru,
  errors: ValidationErrors,
): Instrument {
  if (given === undefined) return instrument;
  check(given, errors);
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

function check(given: Exclude<PassThru, undefined>, errors: ValidationErrors): void {
  const place = 'transaction.threeDSecurePassThru';
  const { eci_flag: eciFlag, cavv, three_d_secure_version: version } = given;
  if (!eciFlag) addError(errors, `${place}.eciFlag`, '915113');
  else if (!eciFlags.has(eciFlag)) addError(errors, `${place}.eciFlag`, '915114');
  const isShifted = eciFlag !== '00' && eciFlag !== '07';
  if (!cavv && isShifted) addError(errors, `${place}.cavv`, '915116');
  if (version && !/^\d+\.\d+\.\d+$/.test(version)) {
    addError(errors, `${place}.threeDSecureVersion`, '915119');
  }
  const { authentication_response: answer, directory_response: directory } = given;
  if (answer && !directoryResponses.has(answer)) {
    addError(errors, `${place}.authenticationResponse`, '915120');
  }
  if (directory && !directoryResponses.has(directory)) {
    addError(errors, `${place}.directoryResponse`, '915121');
  }
  if (given.cavv_algorithm && !cavvAlgorithms.has(given.cavv_algorithm)) {
    addError(errors, `${place}.cavvAlgorithm`, '915122');
  }
}
