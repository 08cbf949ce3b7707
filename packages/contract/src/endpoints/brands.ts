import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/brands.ts';

/** A photographer's own business name and logo; shown on her galleries. */
export type Brand = z.infer<typeof schemas.brandReply>;
type BrandBody = z.infer<typeof schemas.brandBody>;

export const getBrand = endpoint<{ reply: Brand }>({ method: 'GET', path: '/brand' });

export const updateBrand = endpoint<{ body: BrandBody; reply: Brand }>({
  method: 'PATCH',
  path: '/brand/update',
});

/** The body is the file itself; its type is read from its bytes. */
export const uploadLogo = endpoint<{ reply: Brand }>({ method: 'PUT', path: '/brand/logo' });

export const removeLogo = endpoint<{ reply: Brand }>({ method: 'DELETE', path: '/brand/logo' });
