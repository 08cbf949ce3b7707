import { renditionNames, renditionUrl, type RenditionName } from '@albumen/contract/renditions';
import { newName } from '@albumen/file-store/keys';

/** Where renditions and crops of covers lie. */
export const renditionsFolder = 'renditions/';

/** The random part of the public addresses of one photo's renditions. */
export function newRenditionToken(): string {
  return newName();
}

/**
 * Known before the rendition is made, so that its address can be answered at once. The store shows this
 * folder as `/r/`: together the two are the contract's `renditionUrl`.
 */
export function renditionKey(token: string, name: RenditionName): string {
  return renditionUrl({ base: renditionsFolder, token }, name);
}

/** The image package may make other sizes too; of those no page would know the address. */
export function renditionNameOf(made: string): RenditionName {
  const known = renditionNames.find((name) => name === made);
  if (known === undefined) throw new Error(`No page knows a rendition named ${made}`);
  return known;
}

/** A photo's file as asked for by its public name: the name, and the key of the file under another. */
export function splitRenditionKey(
  key: string,
): { token: string; keyUnder: (fileToken: string) => string } | undefined {
  const token = tokenOfRenditionKey(key);
  const name = renditionNames.find(
    (one) => token !== undefined && key === renditionKey(token, one),
  );
  if (token === undefined || name === undefined) return undefined;
  return { token, keyUnder: (fileToken) => renditionKey(fileToken, name) };
}

/** The token in a rendition's key; undefined for any other key. */
export function tokenOfRenditionKey(key: string): string | undefined {
  return /^renditions\/([0-9a-f]{32})\//.exec(key)?.[1];
}
