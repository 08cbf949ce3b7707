import { limits } from '@albumen/contract/limits';
import { logoMessages } from '@albumen/contract/upload-messages';
import { formatSize } from '@albumen/domain/sizes/format-size';
import type { LogoFailure } from './send-logo.ts';

/** Checks a logo before anything is sent; undefined when all is well. */
export async function checkLogo(files: readonly File[]): Promise<LogoFailure | undefined> {
  const [file, ...others] = files;
  if (file === undefined) return undefined;
  if (others.length > 0) return { title: 'One file only', detail: 'Choose the logo by itself.' };
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!limits.logoExtensions.some((allowed) => allowed === extension)) {
    return { title: logoMessages.unsupportedFileType, detail: `This one is ${file.name}.` };
  }
  if (file.size > limits.logoMaxBytes) {
    return {
      title: logoMessages.exceedsSizeLimit,
      detail: `This one has ${formatSize(file.size)}.`,
    };
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
    title: logoMessages.belowSizeMinimum,
    detail: `This one has ${width} × ${height} pixels.`,
  };
}
