import { departmentIds, optionKeys, productFamilies } from '@albumen/contract/catalog/families';
import { limits } from '@albumen/contract/limits';
import { parseAmount } from '@albumen/domain/money/decimal-amount';
import { z } from 'zod';

/** What the catalog's YAML files may hold; `docs/catalog.md` explains every word. */
const catalogCurrency = 'USD';

const money = z.unknown().transform((given, context) => {
  const isText = typeof given === 'number' || typeof given === 'string';
  const minor = isText ? parseAmount(String(given), catalogCurrency) : undefined;
  if (minor !== undefined && minor >= 0) return minor;
  const was = given === undefined ? 'is missing' : `is ${JSON.stringify(given)}`;
  context.addIssue({ code: 'custom', message: `${was}, must be an amount such as 2.50` });
  return z.NEVER;
});

const id = z
  .string()
  .regex(/^[a-z][A-Za-z0-9-]{0,39}$/, 'must be letters, digits and hyphens, a small letter first');
const sizeId = z.string().regex(/^\d+(\.\d+)?x\d+(\.\d+)?$/, 'must be a size such as 8x10');
const words = z.string().trim().min(1, 'must not be empty');
const inches = z.number().min(0).max(120);
const days = z.tuple([z.number().int().min(0), z.number().int().min(0)]);

/** A price and what the lab pays for it, both in dollars. */
const charge = z.strictObject({ price: money, cost: money });

export const sizesFile = z.strictObject({
  sizes: z.record(sizeId, z.tuple([z.number().positive(), z.number().positive()])),
});

export const labFile = z.strictObject({
  currency: z.literal(catalogCurrency),
  departments: z.record(
    z.enum(departmentIds),
    z.strictObject({
      name: words,
      days,
      cutOffMinutes: z.number().int().min(0).max(10_080),
      perDesign: z.boolean().default(false),
    }),
  ),
});

const value = z.strictObject({
  label: words,
  description: words.optional(),
  /** Flat, for one piece or pack. */
  price: money.optional(),
  cost: money.optional(),
  /** A share of the size's price; the cost grows alike. */
  percent: z.number().min(0).max(500).optional(),
  /** Charged for each inch of width plus height. */
  perUnitedInch: charge.optional(),
  /** A price list of its own; the value is made in no other size. */
  bySize: z.record(sizeId, charge).optional(),
  /** Made in these sizes only. */
  sizes: z.array(sizeId).min(1).optional(),
  days: z.number().int().min(0).max(60).default(0),
  department: z.enum(departmentIds).optional(),
  bleed: inches.optional(),
  safe: inches.optional(),
  look: z
    .strictObject({
      color: z
        .string()
        .regex(/^#[0-9a-f]{6}$/, 'must be a color such as "#1c1b19"')
        .optional(),
      face: inches.optional(),
      mat: inches.optional(),
      depth: inches.optional(),
    })
    .default({}),
});

const optionList = z.strictObject({
  key: z.enum(optionKeys),
  label: words,
  default: id,
  values: z.record(id, value),
});

const product = z.strictObject({
  family: z.enum(productFamilies),
  name: words,
  summary: words,
  description: words,
  tags: z.array(words).default([]),
  department: z.enum(departmentIds),
  /** Replaces the department's working days. */
  days: days.optional(),
  bleed: inches,
  safe: inches,
  turnable: z.boolean().default(true),
  pack: z.number().int().min(1).max(500).default(1),
  maxQuantity: z.number().int().min(1).max(limits.itemMaxQuantity).default(limits.itemMaxQuantity),
  discounts: z
    .array(
      z.strictObject({
        from: z.number().int().min(2).max(limits.itemMaxQuantity),
        percent: z.number().int().min(1).max(90),
      }),
    )
    .default([]),
  spreads: z
    .strictObject({
      included: z.number().int().min(1),
      most: z.number().int().min(1),
      gutter: inches,
    })
    .optional(),
  sizes: z.record(sizeId, charge.extend({ extraSpread: charge.optional() })),
  /** Names of option lists, in the order in which they are asked for. */
  options: z.array(id),
  /** Replaces what an option list is chosen with at first, by the list's key. */
  defaults: z.partialRecord(z.enum(optionKeys), id).default({}),
});

/** Any other file of a lab brand: option lists, products or both. */
export const productsFile = z.strictObject({
  options: z.record(id, optionList).default({}),
  products: z.record(id, product).default({}),
});

export type SizesFile = z.output<typeof sizesFile>;
export type LabFile = z.output<typeof labFile>;
export type OptionListSource = z.output<typeof optionList>;
export type ValueSource = z.output<typeof value>;
export type ProductSource = z.output<typeof product>;
