import { isLive } from '@albumen/domain/transactions/transaction.machine';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { instrumentOfCharged } from '../instruments/instrument.ts';
import { refuseInvalid } from '../server-api/invalid-request.ts';
import { inTransaction, type Caller, type ServerWork } from '../server-api/server-work.ts';
import { addError, noErrors, type ValidationErrors } from '../server-api/validation-errors.ts';
import { readBody, wireFlag, wireObject, wireText } from '../server-api/wire-fields.ts';
import { readAmount } from './amounts.ts';
import { addCharge } from './add-charge.service.ts';
import { charge } from './charge.ts';
import {
  getTransaction,
  likeThis,
  lockTransaction,
  type WholeTransaction,
} from './transactions.service.ts';

const cloneFields = z.object({
  amount: wireText,
  channel: wireText,
  options: wireObject({ submit_for_settlement: wireFlag }),
});

type Fields = z.output<typeof cloneFields>;

/** Charges the card of an earlier sale once more, for another amount, in everything else like it. */
export function cloneTransaction(
  deps: Dependencies,
  caller: Caller,
  { id, body }: { id: string; body: unknown },
): Promise<WholeTransaction> {
  const fields = readBody(cloneFields, body, 'transaction_clone');
  return inTransaction(deps, caller, async (work) => {
    const model = await lockTransaction(work, id);
    const errors = noErrors();
    checkModel(model, errors);
    const { currency } = model;
    const amountMinor = readAmount(fields.amount, { currency, errors });
    if (fields.options?.submit_for_settlement === undefined) {
      addError(errors, 'transaction.options.submitForSettlement', '91544');
    }
    if ((fields.channel?.length ?? 0) > 255) addError(errors, 'transaction.channel', '91550');
    refuseInvalid(errors);
    if (amountMinor === undefined) throw new Error('unnoticed errors');
    const cloneId = await chargeAgain(work, model, { ...fields, amountMinor });
    return getTransaction(work.trx, work.merchant.id, cloneId);
  });
}

function checkModel(model: WholeTransaction, errors: ValidationErrors): void {
  const note = (code: '91540' | '91542' | '91543' | '91573'): void =>
    addError(errors, 'transaction.base', code);
  if (model.type === 'credit') note('91543');
  else if (!isLive(model.status) && model.status !== 'voided') note('91542');
  else if (model.instrument.type === 'PayPalAccount') note('91573');
  else if (model.paymentMethodToken !== null) note('91540');
}

async function chargeAgain(
  work: ServerWork,
  model: WholeTransaction,
  { amountMinor, channel, options }: Fields & { amountMinor: number },
): Promise<string> {
  const instrument = await instrumentOfCharged(work, model);
  const done = charge({
    type: 'sale',
    amountMinor,
    instrument,
    billing: model.billing,
    rules: work.merchant.rejectsOn,
    isDuplicate: false,
    isOtherThanApproved: false,
    acceptsPartial: false,
    submitsForSettlement: options?.submit_for_settlement ?? false,
    skipsAvs: false,
    skipsCvv: false,
    requiresThreeDSecure: false,
  });
  return addCharge(work, { ...likeThis(model), ...done, channel: channel || null });
}
