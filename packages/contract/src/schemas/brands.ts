import { z } from 'zod';
import { formBody } from '../form-body.ts';
import { brandForm } from '../forms/account-forms.ts';

export const brandBody = formBody(brandForm);

export const brandReply = z.object({
  businessName: z.string(),
  logoStyle: z.enum(['text', 'logo']),
  /** Always a PNG that we made; null without a logo. */
  logoUrl: z.string().nullable(),
  logoWidth: z.number().int().nullable(),
  logoHeight: z.number().int().nullable(),
});
