import { z } from 'zod';
import { labBrands } from '../brands.ts';
import { departmentIds, optionKeys, productFamilies } from '../catalog/families.ts';
import * as endpoints from '../endpoints/catalog.ts';
import { declareCalls } from './declare-calls.ts';
import { shopPhotosQuery } from './shop-photos.ts';

const amountMinor = z.number().int().min(0);
const inches = z.number().min(0);
const days = z.object({ least: z.number().int(), most: z.number().int() });

/** How a value looks in previews; whatever does not apply is absent. */
export const valueLook = z.object({
  /** `#rrggbb`. */
  color: z.string().optional(),
  /** Width of a moulding seen from the front. */
  faceInches: inches.optional(),
  /** Width of the mat on each side. */
  matInches: inches.optional(),
  /** How far the product stands off the wall. */
  depthInches: inches.optional(),
});

export const optionValue = z.object({
  id: z.string(),
  label: z.string(),
  description: z.string().optional(),
  /** What it adds to one piece or pack, by size id. A size that is absent isn't made with this value. */
  surchargesMinor: z.record(z.string(), amountMinor),
  /** Working days on top of the department's. */
  extraDays: z.number().int(),
  /** Replaces the product's department. */
  departmentId: z.enum(departmentIds).optional(),
  /** Replaces the product's bleed. */
  bleedInches: inches.optional(),
  /** Replaces the product's safe distance. */
  safeInches: inches.optional(),
  look: valueLook,
});

export const productOption = z.object({
  key: z.enum(optionKeys),
  label: z.string(),
  defaultId: z.string(),
  values: z.array(optionValue),
});

export const productSize = z.object({
  /** Such as `8x10`. */
  id: z.string(),
  widthInches: inches,
  heightInches: inches,
  /** One piece or one pack, before options. */
  priceMinor: amountMinor,
  /** Albums: each spread beyond those included. */
  extraSpreadMinor: amountMinor.optional(),
});

export const quantityDiscount = z.object({
  /** The quantity from which on it holds. */
  from: z.number().int(),
  percentOff: z.number().int(),
});

export const product = z.object({
  id: z.string(),
  family: z.enum(productFamilies),
  name: z.string(),
  /** One sentence for lists. */
  summary: z.string(),
  description: z.string(),
  /** Words to filter by. */
  tags: z.array(z.string()),
  departmentId: z.enum(departmentIds),
  productionDays: days,
  /** What goes beyond the trim on each side; for canvas it wraps around the bar. */
  bleedInches: inches,
  /** Inside the trim on each side: keep faces and text within. */
  safeInches: inches,
  /** Whether width and height may be swapped to follow the photo. */
  isTurnable: z.boolean(),
  /** Pieces in each unit of quantity: 1, or the size of a pack of cards. */
  piecesPerUnit: z.number().int(),
  maxQuantity: z.number().int(),
  quantityDiscounts: z.array(quantityDiscount),
  /** Albums only. */
  spreads: z
    .object({
      included: z.number().int(),
      most: z.number().int(),
      /** Left free between the halves of a spread; 0 when it lies flat. */
      gutterInches: inches,
    })
    .optional(),
  sizes: z.array(productSize),
  options: z.array(productOption),
});

export const department = z.object({
  id: z.enum(departmentIds),
  name: z.string(),
  /** Working days from order to shipping. */
  productionDays: days,
  /** How long after ordering an order may still be changed or canceled. */
  cutOffMinutes: z.number().int(),
  /** Each card or album design is a lab order of its own. */
  isPerDesign: z.boolean(),
});

export const catalogReply = z.object({
  labBrand: z.enum(labBrands),
  currency: z.string(),
  /** Changes with every change of the catalog. */
  version: z.string(),
  departments: z.array(department),
  products: z.array(
    product
      .pick({
        id: true,
        family: true,
        name: true,
        summary: true,
        tags: true,
        departmentId: true,
        productionDays: true,
        piecesPerUnit: true,
      })
      .extend({
        /** The cheapest way to buy one. */
        fromMinor: amountMinor,
        /** Whether another choice costs more. */
        hasPriceRange: z.boolean(),
        /** The values that are chosen at first, by option: what previews of the list draw. */
        defaults: z.partialRecord(
          z.enum(optionKeys),
          z.object({ id: z.string(), look: valueLook }),
        ),
        sizes: z.array(
          productSize.pick({ id: true, widthInches: true, heightInches: true, priceMinor: true }),
        ),
      }),
  ),
});

export const productParams = z.object({ productId: z.string().min(1).max(60) });

export const productReply = z.object({
  labBrand: z.enum(labBrands),
  currency: z.string(),
  version: z.string(),
  department,
  product,
});

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  getCatalog: { query: shopPhotosQuery, reply: catalogReply },
  getProduct: { params: productParams, query: shopPhotosQuery, reply: productReply },
});
