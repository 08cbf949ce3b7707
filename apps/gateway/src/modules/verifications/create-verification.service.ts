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
  options: wireObject({ amount: wireText, merchant_account_id: wireText }),
  three_d_secure_pass_thru: passThruField,
  intended_transaction_source: wireText,
});

type Fields = z.output<typeof verificationFields>;

/** Checks a card that is kept nowhere. */
export function createVerification(
  deps: Dependencies,
  caller: Caller,
  body: unknown,
): Promise<Verification> {
  const fields = readBody(verificationFields, body, 'verification');
  return inTransaction(deps, caller, async (work) => {
    const errors = noErrors();
    const known = await instrumentOf(work, fields, errors);
    const noting = { errors, of: 'verification' } as const;
    const instrument = known && withPassThru(known, fields.three_d_secure_pass_thru, noting);
    checkTransactionSource(fields.intended_transaction_source, {
      errors,
      path: 'verification.intendedTransactionSource',
    });
    const terms = await readTerms(
      work,
      {
        amount: fields.options?.amount,
        merchantAccountId: fields.options?.merchant_account_id,
      },
      {
        errors,
        amountPath: 'verification.options.amount',
        accountPath: 'verification.options.merchantAccountId',
        codes: {
          negative: '94201',
          malformed: '94202',
          tooLarge: '94207',
          unknown: '94204',
          suspended: '94205',
        },
      },
    );
    refuseInvalid(errors);
    if (instrument === undefined) throw new Error('unnoticed errors');
    return verifyInstrument(work, {
      instrument,
      billing: instrument.card?.billingAddress ?? {},
      ...terms,
    });
  });
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
