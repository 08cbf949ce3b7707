import { renditionNames, renditionUrl, type RenditionName } from '@albumen/contract/renditions';

/** The store shows photos here, under names that end when access to a gallery narrows. */
export const renditionBase = '/r/';

/** Every public address of a photo, made or not yet. */
export function renditionUrls(token: string): Record<RenditionName, string> {
  const place = { base: renditionBase, token };
  const pairs = renditionNames.map((name) => [name, renditionUrl(place, name)] as const);
  return Object.fromEntries(pairs) as Record<RenditionName, string>; // of every name
}
