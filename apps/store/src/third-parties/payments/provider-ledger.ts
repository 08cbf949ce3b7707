import type { ProviderMovement } from '@albumen/domain/books/compare-provider';
import { parseAmount } from '@albumen/domain/money/decimal-amount';
import type { BraintreeGateway, Transaction } from 'braintree';
import { hasTakenMoney } from './read-transaction.ts';

/** What the provider says that it took and gave back. Throws where it can't be asked. */
export interface ProviderLedger {
  /** Everything that began in a stretch of time. */
  list(from: Date, to: Date): Promise<ProviderMovement[]>;
  /** Everything that carries a reference of ours. */
  find(reference: string): Promise<ProviderMovement[]>;
}

/** Asks the provider by the official server SDK's search. */
export function createProviderLedger(sdk: () => Promise<BraintreeGateway>): ProviderLedger {
  return {
    async list(from, to) {
      const { transaction } = await sdk();
      return movementsOf(transaction.search((search) => search.createdAt().between(from, to)));
    },
    async find(reference) {
      const { transaction } = await sdk();
      return movementsOf(transaction.search((search) => search.orderId().is(reference)));
    },
  };
}

async function movementsOf(stream: AsyncIterable<unknown>): Promise<ProviderMovement[]> {
  const found: ProviderMovement[] = [];
  for await (const transaction of stream) {
    found.push(...movementOf(transaction as Transaction)); // object mode
  }
  return found;
}

/** Nothing for what took no money: declined, failed, or not arrived yet. */
function movementOf(transaction: Transaction): ProviderMovement[] {
  const { id, type, status, orderId, amount, currencyIsoCode: currency } = transaction;
  const kind = type === 'credit' ? 'return' : 'charge';
  const amountMinor = parseAmount(amount, currency);
  const isVoided = status === 'voided';
  if (amountMinor === undefined || (isVoided && kind === 'return')) return [];
  if (!isVoided && !hasTakenMoney(transaction)) return [];
  return [{ kind, id, reference: orderId || id, amountMinor, currency, isVoided }];
}
