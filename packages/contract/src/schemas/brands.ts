import { z } from 'zod';
import { formBody } from '../form-body.ts';
import { brandForm } from '../forms/account-forms.ts';
import * as endpoints from '../endpoints/brands.ts';
import { declareCalls } from './declare-calls.ts';

export const brandBody = formBody(brandForm);

export const brandReply = z.object({
  businessName: z.string(),
  logoStyle: z.enum(['text', 'logo']),
  /** Always a PNG that we made; null without a logo. */
  logoUrl: z.string().nullable(),
  logoWidth: z.number().int().nullable(),
  logoHeight: z.number().int().nullable(),
});

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  getBrand: { reply: brandReply },
  updateBrand: { body: brandBody, reply: brandReply },
  uploadLogo: { reply: brandReply },
  removeLogo: { reply: brandReply },
});
