import type { LabBrand } from '@albumen/contract/brands';
import type { TestApp } from './test-app.ts';

/** A discount code as an operator puts it up. */
export const springCode = {
  labBrand: 'halide',
  code: 'SPRING',
  label: 'Spring',
  kind: 'order',
  scope: 'all',
  value: '5',
  isOncePerCustomer: '',
};

/** A photographer, signed in, with a gallery that nobody sees yet. */
export async function photographerOf(
  { browser, make }: Pick<TestApp, 'browser' | 'make'>,
  labBrand: LabBrand = 'halide',
) {
  const account = await make.account({ labBrand });
  const gallery = await make.gallery({
    accountId: account.id,
    title: 'Mia and Tom',
    shareId: null,
  });
  const client = await browser(labBrand).signIn(account.id);
  return { account, client, params: { galleryId: gallery.id } };
}
