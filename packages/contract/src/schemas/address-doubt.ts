import { z } from 'zod';

export const accountAddress = z.object({
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string(),
});

/** What was entered beside what the postal service has instead; nothing is saved until one is chosen. */
export const addressDoubt = z.object({
  outcome: z.literal('confirm'),
  name: z.string(),
  entered: accountAddress,
  /** Null: nothing like it was found. */
  suggested: accountAddress.nullable(),
});
