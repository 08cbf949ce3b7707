import type { ChargeOrder, ChargeOutcome } from '../../../src/wire.ts';
import { note, noteError } from '../../live-log/log.ts';
import { api } from '../../shell/api.ts';

/** Hands a nonce to the shop's server, which charges it. */
export async function charge(order: ChargeOrder): Promise<ChargeOutcome> {
  note('page', 'POST /api/charge', {
    detail: `${order.amount} ${order.currency ?? 'USD'}`,
    step: 'send',
  });
  try {
    const outcome = await api<ChargeOutcome>('/charge', 'POST', order);
    noteOutcome(outcome);
    return outcome;
  } catch (error) {
    noteError('server', error, 'sale');
    throw error;
  }
}

function noteOutcome({ isSuccess, transaction, message, errors }: ChargeOutcome): void {
  if (isSuccess) {
    const detail = `${transaction?.id} · ${transaction?.status}`;
    note('server', 'transaction.sale', { detail, step: 'sale' });
    return;
  }
  const code = errors[0]?.code ?? transaction?.processorCode ?? transaction?.status;
  note('server', `transaction.sale ${code ?? ''}`, {
    detail: message,
    isError: true,
    step: 'sale',
  });
}
