import type { Instrument } from '../instruments/instrument.ts';
import { withPassThru } from '../instruments/pass-thru.ts';
import type { ServerWork } from '../server-api/server-work.ts';
import { addError, type ValidationErrors } from '../server-api/validation-errors.ts';
import { findNamedAuthentication } from '../three-d-secure/named-authentication.ts';
import type { TransactionFields } from './transaction-fields.ts';

interface Authenticating {
  chosen: Instrument;
  /** Of the sale. */
  currency: string;
  errors: ValidationErrors;
}

/** The instrument with what 3-D Secure found of it, here or at another provider. */
export async function authenticated(
  work: ServerWork,
  fields: TransactionFields,
  { chosen, currency, errors }: Authenticating,
): Promise<Instrument> {
  const { three_d_secure_authentication_id: id, three_d_secure_token: token } = fields;
  // Tokens are of the first version, which gives cards their nonces only.
  if (token) addError(errors, 'transaction.threeDSecureToken', '91568');
  const { network } = fields.three_d_secure_pass_thru ?? {};
  // It is Australia's own.
  if (network === 'eftpos' && currency !== 'AUD') {
    addError(errors, 'transaction.threeDSecurePassThru.network', '915243');
  }
  if (!id) {
    const noting = { errors, of: 'transaction' } as const;
    return withPassThru(chosen, fields.three_d_secure_pass_thru, noting);
  }
  const found = await findNamedAuthentication(work, id, chosen);
  if ('threeDSecure' in found) return { ...chosen, threeDSecure: found.threeDSecure };
  const code = found.problem === 'unknown' ? '915196' : '915197';
  addError(errors, 'transaction.threeDSecureAuthenticationId', code);
  return chosen;
}
