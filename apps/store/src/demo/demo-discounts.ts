import type { LabBrand } from '@albumen/contract/brands';
import type { Dependencies } from '../dependencies.ts';
import { addDiscount, type NewDiscount } from '../modules/discounts/add-discount.service.ts';

const demoDiscounts: readonly Omit<NewDiscount, 'labBrand'>[] = [
  {
    code: 'WELCOME10',
    label: '10% off your first order',
    takes: { kind: 'order', percentOff: 10 },
    isOncePerCustomer: true,
  },
  {
    code: 'CARDS15',
    label: '15% off cards',
    takes: { kind: 'items', percentOff: 15, families: ['flatCard', 'foldedCard'] },
  },
  {
    code: 'SHIPFREE',
    label: 'Free shipping from $75',
    takes: { kind: 'shipping', percentOff: 100 },
    minimumMinor: 7_500,
  },
];

/** Codes to try at both lab brands; one that is there stays as it is. */
export async function addDemoDiscounts(deps: Pick<Dependencies, 'db' | 'catalogs'>): Promise<void> {
  const labBrands: LabBrand[] = ['halide', 'cyan'];
  for (const labBrand of labBrands) {
    for (const discount of demoDiscounts) await addDiscount(deps, { ...discount, labBrand });
  }
}
