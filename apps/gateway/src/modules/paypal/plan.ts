import { z } from 'zod';
import type { Plan } from '../../world-port/paypal.ts';
import type { RequestFields } from './request-fields.ts';

const words = z.union([z.string().max(500), z.number().transform(String)]).nullish();

const metadata = z.object({
  name: words,
  productDescription: words,
  currencyIsoCode: words,
  billingCycles: z
    .array(
      z.object({
        billingFrequency: words,
        billingFrequencyUnit: words,
        numberOfExecutions: words,
        trial: z.union([z.boolean(), z.string()]).nullish(),
        pricingScheme: z.object({ price: words }).nullish(),
      }),
    )
    .max(12)
    .nullish(),
});

type Cycle = NonNullable<z.output<typeof metadata>['billingCycles']>[number];

/** What a payer is told of a plan; null where the merchant told none. */
export function readPlan({ planType, planMetadata }: RequestFields): Plan | null {
  if (!planType) return null;
  const read = metadata.safeParse(planMetadata ?? {});
  const plan = read.success ? read.data : undefined;
  return {
    type: planType,
    name: plan?.name ?? '',
    description: plan?.productDescription ?? '',
    cycles: (plan?.billingCycles ?? []).map((cycle) =>
      sentence(cycle, plan?.currencyIsoCode ?? ''),
    ),
  };
}

function sentence(cycle: Cycle, currency: string): string {
  const { billingFrequency: often, numberOfExecutions: times, pricingScheme, trial } = cycle;
  const price = pricingScheme?.price ? `${pricingScheme.price} ${currency}`.trim() : 'Free';
  const unit = (cycle.billingFrequencyUnit ?? 'month').toLowerCase();
  const each = often && often !== '1' ? `every ${often} ${unit}s` : `every ${unit}`;
  const count = times && times !== '0' ? `, ${times} ${times === '1' ? 'time' : 'times'}` : '';
  const isTrial = trial === true || trial === 'true';
  return `${isTrial ? 'Trial: ' : ''}${price} ${each}${count}`;
}
