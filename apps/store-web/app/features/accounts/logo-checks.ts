import { limits } from '@albumen/contract/limits';
import type { LogoFailure } from './send-logo.ts';

/** The checks of the specification (§5), before anything is sent; undefined when all is well. */
export async function checkLogo(files: readonly File[]): Promise<LogoFailure | undefined> {
  const [file, ...others] = files;
  if (file === undefined) return undefined;
  if (others.length > 0) return { title: 'One file only', detail: 'Choose the logo by itself.' };
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!limits.logoExtensions.some((allowed) => allowed === extension)) {
    return { title: 'Unsupported File Type', detail: 'Logos can be jpg, jpeg, png and svg.' };
  }
  if (file.size > limits.logoMaxBytes) {
    return { title: 'Exceeds Size Limit', detail: 'Logos must be below 34MB.' };
  }
  return extension === 'svg' ? undefined : checkPixels(file);
}

async function checkPixels(file: File): Promise<LogoFailure | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  const { width, height } = bitmap;
  bitmap.close();
  if (Math.min(width, height) >= limits.logoMinPixels) return undefined;
  return {
    title: 'Below Size Minimum',
    detail: `Logos must have at least 50px on the shortest side. This one has ${width} × ${height}.`,
  };
}
