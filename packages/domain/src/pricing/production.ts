import type { DepartmentId } from '@albumen/contract/catalog/families';
import type { Product } from '@albumen/contract/catalog/product';
import type { Choice } from './choice.ts';

/** How a choice is made: a value may send it to another department or ask for more bleed. */
export interface Production {
  departmentId: DepartmentId;
  widthInches: number;
  heightInches: number;
  /** What goes beyond the trim on each side, wrap included: the print file's size counts it twice. */
  bleedInches: number;
  /** Inside the trim on each side. */
  safeInches: number;
  /** Working days until it ships. */
  days: { least: number; most: number };
}

/** The facts that layout, readiness, shipping and delivery estimates share. */
export function production(product: Product, choice: Omit<Choice, 'quantity'>): Production {
  const chosen = choice.values.map(({ value }) => value);
  const extraDays = chosen.reduce((sum, value) => sum + value.extraDays, 0);
  const departments = chosen.flatMap((value) => value.departmentId ?? []);
  const bleeds = chosen.flatMap((value) => value.bleedInches ?? []);
  const safes = chosen.flatMap((value) => value.safeInches ?? []);
  return {
    departmentId: departments.at(-1) ?? product.departmentId,
    widthInches: choice.size.widthInches,
    heightInches: choice.size.heightInches,
    bleedInches: bleeds.length > 0 ? Math.max(...bleeds) : product.bleedInches,
    safeInches: safes.length > 0 ? Math.max(...safes) : product.safeInches,
    days: {
      least: product.productionDays.least + extraDays,
      most: product.productionDays.most + extraDays,
    },
  };
}
