import type { StoredProvider } from '../../db/order-tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { ChargeOutcome } from '../../third-parties/payments/payment-provider.ts';

/** A charge that was accepted and whose money takes days. */
export interface AwaitedCharge {
  id: string;
  provider: StoredProvider;
  reference: string;
  amountMinor: number;
  currency: string;
}

type Needs = Pick<Dependencies, 'payments' | 'errors'>;

const atOnce = 100;

interface Awaited {
  /** The next `count` by id, after this one. */
  list: (page: { after: string; count: number }) => Promise<readonly AwaitedCharge[]>;
  settle: (id: string, outcome: ChargeOutcome) => Promise<unknown>;
}

/** Asks the provider of each what came of it: the notice that tells may be lost. Safe to repeat. */
export async function lookUpAwaited(needs: Needs, { list, settle }: Awaited): Promise<void> {
  let charges = await list({ after: '', count: atOnce });
  while (charges.length > 0) {
    for (const charge of charges) await lookUp(needs, charge, settle);
    charges = await list({ after: charges.at(-1)?.id ?? '', count: atOnce });
  }
}

async function lookUp(
  { payments, errors }: Needs,
  { id, provider, ...wanted }: AwaitedCharge,
  settle: Awaited['settle'],
): Promise<void> {
  try {
    const found = provider === 'none' ? undefined : await payments[provider]?.find(wanted);
    if (found !== undefined && isDecided(found)) await settle(id, found);
  } catch (error) {
    errors.report(error); // the others are not to wait for it
  }
}

function isDecided({ kind }: ChargeOutcome): boolean {
  return kind !== 'deferred' && kind !== 'unknown';
}
