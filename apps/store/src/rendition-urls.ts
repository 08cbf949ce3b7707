import { renditionNames, renditionUrl, type RenditionName } from '@albumen/contract/renditions';
import type { FileStore } from '@albumen/file-store/file-store';

type Files = Pick<FileStore, 'publicUrl'>;

/** The file store shows the folder `renditions/` here. */
export function renditionBase(files: Files): string {
  const sample = '0/0.webp';
  return files.publicUrl(`renditions/${sample}`).slice(0, -sample.length);
}

/** Every public address of a photo, made or not yet. */
export function renditionUrls(files: Files, token: string): Record<RenditionName, string> {
  const place = { base: renditionBase(files), token };
  const pairs = renditionNames.map((name) => [name, renditionUrl(place, name)] as const);
  return Object.fromEntries(pairs) as Record<RenditionName, string>; // of every name
}
