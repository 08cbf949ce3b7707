import type { Destination } from '@albumen/domain/checkout/destination';
import { noTax, taxRuleOf, type TaxRule } from '@albumen/domain/checkout/tax';

/**
 * Answers at once, because totals are worked out while a checkout is locked: a service over the network
 * keeps its rates at hand and fetches them beforehand.
 */
export interface TaxService {
  /** Null: no address yet, nothing is added. */
  ruleFor(destination: Destination | null): TaxRule;
}

/** States and provinces by the table in the domain package, each row with its source and date. */
export const taxTableService: TaxService = {
  ruleFor: (destination) => (destination === null ? noTax : taxRuleOf(destination)),
};
