import {
  lateRenditionNames,
  renditionNames,
  renditionUrl,
  type AnyRenditionName,
} from '@albumen/contract/renditions';

/** The store shows photos here, under names that end when access to a gallery narrows. */
export const renditionBase = '/r/';

/** Every public address of a photo, made or not yet. */
export function renditionUrls(token: string): Record<AnyRenditionName, string> {
  const place = { base: renditionBase, token };
  const pairs = [...renditionNames, ...lateRenditionNames].map(
    (name) => [name, renditionUrl(place, name)] as const,
  );
  return Object.fromEntries(pairs) as Record<AnyRenditionName, string>; // of every name
}
