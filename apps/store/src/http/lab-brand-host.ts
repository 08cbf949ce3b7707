import type { LabBrand } from '@albumen/contract/brands';
import { labBrands } from '@albumen/contract/brands';

export type Origins = Record<LabBrand, string>;

/** The host that a request was sent to decides its lab brand (decision 33). */
export function labBrandOf(host: string, origins: Origins): LabBrand | undefined {
  const asked = host.toLowerCase();
  return labBrands.find((labBrand) => new URL(origins[labBrand]).host === asked);
}
