import { formatAmount } from '@albumen/domain/money/decimal-amount';
import { openDispute } from '../disputes/disputes.service.ts';
import type { ServerWork } from '../server-api/server-work.ts';
import { announceTransaction } from './announce-transaction.ts';
import { addTransaction, getTransaction, type NewTransaction } from './transactions.service.ts';

/** A sale that is settled as soon as it is made is one that the sandbox's bank disputes. */
export async function addCharge(work: ServerWork, order: NewTransaction): Promise<string> {
  const id = await addTransaction(work, order);
  if (order.status !== 'settled') return id;
  const sale = await getTransaction(work.trx, work.merchant.id, id);
  await announceTransaction(work, sale, 'announce-settled');
  const { merchantAccountId, customerId, amountMinor, currency, orderDetails } = sale;
  await openDispute(work, {
    merchantAccountId,
    customerId,
    amountMinor,
    currency,
    transaction: {
      id,
      amount: formatAmount(amountMinor, currency),
      createdAt: sale.createdAt.toISOString(),
      orderId: sale.orderId,
      purchaseOrderNumber: orderDetails.purchaseOrderNumber,
      paymentInstrumentSubtype: sale.instrument.card?.cardType ?? null,
    },
  });
  return id;
}
