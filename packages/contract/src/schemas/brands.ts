import { z } from 'zod';
import { formBody, formRules } from '../form-body.ts';
import { brandForm, newBrandForm } from '../forms/account-forms.ts';
import { plainText } from '../lib/characters.ts';
import * as endpoints from '../endpoints/brands.ts';
import { declareCalls } from './declare-calls.ts';

const brandParams = z.object({ brandId: z.string().regex(/^[A-Za-z0-9_-]{22}$/) });

const text = z.string().overwrite(plainText).max(10_000);

/** Colors, reply address and address stay as they are when they are left out; empty takes them away. */
export const brandBody = z
  .strictObject({
    brandId: text.default(''),
    businessName: text.default(''),
    logoStyle: text.default(''),
    accentColor: text.optional(),
    coverColor: text.optional(),
    replyEmail: text.optional(),
    address1: text.optional(),
    address2: text.optional(),
    city: text.optional(),
    state: text.optional(),
    zip: text.optional(),
    country: text.optional(),
  })
  .superRefine(formRules(brandForm));

export const newBrandBody = formBody(newBrandForm);

export const brandReply = z.object({
  brandId: z.string(),
  /** What galleries wear that say nothing else, and payment links. */
  isDefault: z.boolean(),
  businessName: z.string(),
  logoStyle: z.enum(['text', 'logo']),
  /** Always a PNG that we made; null without a logo. */
  logoUrl: z.string().nullable(),
  logoWidth: z.number().int().nullable(),
  logoHeight: z.number().int().nullable(),
  /** `#2b4a3e`, of its galleries' buttons and marks; empty for the lab brand's. */
  accentColor: z.string(),
  /** Behind the title of a gallery without a hero; empty for the lab brand's. */
  coverColor: z.string(),
  /** Where answers to mails in its name go; empty for the account's own. */
  replyEmail: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string(),
});

/** The default first, then the oldest; never empty. */
export const brandsReply = z.object({ brands: z.array(brandReply) });

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  listBrands: { studioRight: 'any-member', reply: brandsReply },
  createBrand: { studioRight: 'brand:change', body: newBrandBody, reply: brandReply },
  updateBrand: { studioRight: 'brand:change', body: brandBody, reply: brandReply },
  makeBrandDefault: { studioRight: 'brand:change', params: brandParams, reply: brandsReply },
  deleteBrand: { studioRight: 'brand:change', params: brandParams, reply: brandsReply },
  uploadLogo: { studioRight: 'brand:change', params: brandParams, reply: brandReply },
  removeLogo: { studioRight: 'brand:change', params: brandParams, reply: brandReply },
});
