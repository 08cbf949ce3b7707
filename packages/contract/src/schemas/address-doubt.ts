import { z } from 'zod';
import { postalAddress } from './postal-address.ts';

/** What was entered beside what the postal service has instead; nothing is saved until one is chosen. */
export const addressDoubt = z.object({
  outcome: z.literal('confirm'),
  name: z.string(),
  entered: postalAddress,
  /** Null: nothing like it was found. */
  suggested: postalAddress.nullable(),
});
