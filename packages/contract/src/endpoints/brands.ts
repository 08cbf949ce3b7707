import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/brands.ts';

/** One of a photographer's own names: with its logo, colors, address and reply address. */
export type Brand = z.infer<typeof schemas.brandReply>;
type Brands = z.infer<typeof schemas.brandsReply>;
type BrandParams = { brandId: string };

export const listBrands = endpoint<{ reply: Brands }>({ method: 'GET', path: '/brands' });

/** `tooManyBrands` when the account keeps as many as it can. */
export const createBrand = endpoint<{ body: { businessName: string }; reply: Brand }>({
  method: 'POST',
  path: '/brand',
});

/** A brand of somebody else answers like one that does not exist: 404. */
export const updateBrand = endpoint<{ body: z.infer<typeof schemas.brandBody>; reply: Brand }>({
  method: 'PATCH',
  path: '/brand/update',
  isSafeToRepeat: true,
});

export const makeBrandDefault = endpoint<{ params: BrandParams; reply: Brands }>({
  method: 'PATCH',
  path: '/brand/default/:brandId',
  isSafeToRepeat: true,
});

/** Its galleries wear the default from then on. `brandIsDefault` for the default itself. */
export const deleteBrand = endpoint<{ params: BrandParams; reply: Brands }>({
  method: 'DELETE',
  path: '/brand/:brandId',
});

/** The body is the file itself; its type is read from its bytes. */
export const uploadLogo = endpoint<{ params: BrandParams; reply: Brand }>({
  method: 'PUT',
  path: '/brand/:brandId/logo',
});

export const removeLogo = endpoint<{ params: BrandParams; reply: Brand }>({
  method: 'DELETE',
  path: '/brand/:brandId/logo',
  isSafeToRepeat: true,
});
