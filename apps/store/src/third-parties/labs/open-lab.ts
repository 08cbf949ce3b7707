import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dependencies } from '../../dependencies.ts';
import type { Settings } from '../../settings.ts';
import { createHotFolder } from './hot-folder.ts';
import type { Lab } from './lab.ts';
import {
  labProductsFile,
  readLabProducts,
  type LabProductsFile,
} from './order-api/lab-products.ts';
import { createOrderApiLab } from './order-api/order-api-lab.ts';
import { standInCredentials } from './stand-in/stand-in-credentials.ts';
import { standInProducts } from './stand-in/stand-in-products.ts';

export const standInLabPrefix = '/stand-in/lab';

type OpenLabOptions = Pick<Dependencies, 'settings' | 'secrets' | 'clock'>;

/** The lab that the settings name: an order API, the stand-in for one, or a folder. */
export function openLab({ settings, secrets, clock }: OpenLabOptions): Lab {
  const now = () => clock.now();
  const { LAB_API_URL: url, LAB_API_KEY: key, LAB_API_SECRET: secret, LAB_API_PRODUCTS } = settings;
  if (url !== undefined && key !== undefined && secret !== undefined && LAB_API_PRODUCTS) {
    const products = async () => readLabProducts(await readProductsFile(LAB_API_PRODUCTS));
    return createOrderApiLab({ url, key, secret, products, now });
  }
  if (settings.LAB_STAND_IN) {
    return createOrderApiLab({
      url: settings.origins.halide + standInLabPrefix,
      ...standInCredentials(secrets),
      products: () => Promise.resolve(standInProducts),
      now,
    });
  }
  return createHotFolder({ root: hotFolderOf(settings), now });
}

/** Where lab orders are put when no order API takes them. */
export function hotFolderOf({
  LAB_HOT_FOLDER,
  DATA_DIR,
}: Pick<Settings, 'LAB_HOT_FOLDER' | 'DATA_DIR'>): string {
  return LAB_HOT_FOLDER ?? join(DATA_DIR, 'lab');
}

/** Reads the file of `LAB_API_PRODUCTS`; throws where it is not there or not one. */
export async function readProductsFile(file: string): Promise<LabProductsFile> {
  return labProductsFile.parse(JSON.parse(await readFile(file, 'utf8')));
}
