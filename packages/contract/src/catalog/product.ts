import type { z } from 'zod';
import type * as schemas from '../schemas/catalog.ts';

/** What is sold, with the brand's prices: all that a page needs to price any choice by itself. */
export type Product = z.infer<typeof schemas.product>;
export type ProductSize = z.infer<typeof schemas.productSize>;
export type ProductOption = z.infer<typeof schemas.productOption>;
export type OptionValue = z.infer<typeof schemas.optionValue>;
export type ValueLook = z.infer<typeof schemas.valueLook>;
export type QuantityDiscount = z.infer<typeof schemas.quantityDiscount>;
/** A part of the lab that makes and ships by itself. */
export type Department = z.infer<typeof schemas.department>;
