import { z } from 'zod';

/** Where something is sent or billed to, without the name. */
export const postalAddress = z.object({
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string(),
});
