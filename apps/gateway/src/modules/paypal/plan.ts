import { z } from 'zod';
import type { Plan } from '../../world-port/paypal.ts';
import type { RequestFields } from './request-fields.ts';

const planText = z.union([z.string().max(500), z.number().transform(String)]).nullish();

const metadata = z.object({
  name: planText,
  productDescription: planText,
  currencyIsoCode: planText,
  billingCycles: z
    .array(
      z.object({
        billingFrequency: planText,
        billingFrequencyUnit: planText,
        numberOfExecutions: planText,
        trial: z.union([z.boolean(), z.string()]).nullish(),
        pricingScheme: z.object({ price: planText }).nullish(),
      }),
    )
    .max(12)
    .nullish(),
});

type Cycle = NonNullable<z.output<typeof metadata>['billingCycles']>[number];

/** What a payer is shown of a plan; null where the merchant named none. */
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
