import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { cardShape, readCard } from '../instruments/card-fields.ts';
import { instrumentOfCard, instrumentOfNonce, type Instrument } from '../instruments/instrument.ts';
import { passThruField, withPassThru } from '../instruments/pass-thru.ts';
import { redeemNonce } from '../nonces/nonces.service.ts';
import { refuseInvalid } from '../server-api/invalid-request.ts';
import { inTransaction, type Caller, type ServerWork } from '../server-api/server-work.ts';
import { checkTransactionSource } from '../instruments/transaction-source.ts';
import { addError, noErrors, type ValidationErrors } from '../server-api/validation-errors.ts';
import { readBody, wireObject, wireText } from '../server-api/wire-fields.ts';
import { readTerms, verifyInstrument, type Verification } from './verifications.service.ts';

const verificationFields = z.object({
  credit_card: wireObject(cardShape),
  payment_method_nonce: wireText,
  options: wireObject({
    amount: wireText,
    merchant_account_id: wireText,
    account_type: wireText,
    account_information_inquiry: wireText,
  }),
  three_d_secure_pass_thru: passThruField,
  three_d_secure_authentication_id: wireText,
  intended_transaction_source: wireText,
});

type Fields = z.output<typeof verificationFields>;

/** What 3-D Secure found of a card, by the id under which a server names it. */
export type AuthenticationFinder = (
  work: ServerWork,
  id: string,
  instrument: Pick<Instrument, 'card'>,
) => Promise<{ threeDSecure: Record<string, unknown> } | { problem: 'unknown' | 'other' }>;

interface Needs {
  deps: Dependencies;
  findAuthentication: AuthenticationFinder;
}

/** Checks a card that is kept nowhere. */
export function createVerification(
  { deps, findAuthentication }: Needs,
  caller: Caller,
  body: unknown,
): Promise<Verification> {
  const fields = readBody(verificationFields, body, 'verification');
  return inTransaction(deps, caller, async (work) => {
    const errors = noErrors();
    const known = await instrumentOf(work, fields, errors);
    const instrument =
      known && (await authenticated(work, { fields, known, errors, findAuthentication }));
    checkTransactionSource(fields.intended_transaction_source, {
      errors,
      path: 'verification.intendedTransactionSource',
    });
    const terms = await readTerms(work, askedTerms(fields), { errors, ...places });
    refuseInvalid(errors);
    if (instrument === undefined) throw new Error('unnoticed errors');
    return verifyInstrument(work, {
      instrument,
      billing: instrument.card?.billingAddress ?? {},
      ...terms,
      asksForHolder: fields.options?.account_information_inquiry === 'send_data',
    });
  });
}

const places = {
  amountPath: 'verification.options.amount',
  accountPath: 'verification.options.merchantAccountId',
  typePath: 'verification.options.accountType',
  codes: {
    wrongType: '942184',
    typeWithoutAccount: '942185',
    negative: '94201',
    malformed: '94202',
    tooLarge: '94207',
    unknown: '94204',
    suspended: '94205',
  },
} as const;

function askedTerms({ options }: Fields) {
  return {
    amount: options?.amount,
    merchantAccountId: options?.merchant_account_id,
    accountType: options?.account_type,
  };
}

interface Authenticating {
  fields: Fields;
  known: Instrument;
  errors: ValidationErrors;
  findAuthentication: AuthenticationFinder;
}

/** The instrument with what 3-D Secure found of it, here or at another provider. */
async function authenticated(
  work: ServerWork,
  { fields, known, errors, findAuthentication }: Authenticating,
): Promise<Instrument> {
  const { three_d_secure_authentication_id: id, three_d_secure_pass_thru: passThru } = fields;
  if (!id) return withPassThru(known, passThru, { errors, of: 'verification' });
  const path = 'verification.threeDSecureAuthenticationId';
  if (passThru) addError(errors, path, '942199');
  const found = await findAuthentication(work, id, known);
  if ('threeDSecure' in found) return { ...known, threeDSecure: found.threeDSecure };
  addError(errors, path, found.problem === 'unknown' ? '942196' : '942197');
  return known;
}

async function instrumentOf(
  work: ServerWork,
  { credit_card: card, payment_method_nonce: nonce }: Fields,
  errors: ValidationErrors,
): Promise<Instrument | undefined> {
  if (!nonce) {
    const entry = readCard(card ?? {}, { ...work, errors, place: 'verification.creditCard' });
    return entry && instrumentOfCard(work, entry, card?.cvv);
  }
  const redeemed = await redeemNonce(work.trx, { ...work.deps, merchant: work.merchant }, nonce);
  if (redeemed.isRedeemed) return instrumentOfNonce(work, redeemed.nonce);
  const code = redeemed.reason === 'consumed' ? '91731' : '91732';
  addError(errors, 'verification.paymentMethodNonce', code);
  return undefined;
}
