import {
  lateRenditionNames,
  renditionNames,
  renditionUrl,
  standsIn,
  type AnyRenditionName,
} from '@albumen/contract/renditions';
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
export function renditionKey(token: string, name: AnyRenditionName): string {
  return renditionUrl({ base: renditionsFolder, token }, name);
}

const anyNames: readonly AnyRenditionName[] = [...renditionNames, ...lateRenditionNames];

/** The image package may make other sizes too; of those no page would know the address. */
export function renditionNameOf(made: string): AnyRenditionName {
  const known = anyNames.find((name) => name === made);
  if (known === undefined) throw new Error(`No page knows a rendition named ${made}`);
  return known;
}

/** A photo's file as asked for by its public name. */
export interface AskedRendition {
  token: string;
  name: AnyRenditionName;
  /** The key of the file under another name of the photo. */
  keyUnder: (fileToken: string) => string;
  /** The same of what is shown until a late rendition is made; undefined for those that are made at once. */
  standInUnder: ((fileToken: string) => string) | undefined;
}

export function splitRenditionKey(key: string): AskedRendition | undefined {
  const token = tokenOfRenditionKey(key);
  const name = anyNames.find((one) => token !== undefined && key === renditionKey(token, one));
  if (token === undefined || name === undefined) return undefined;
  const late = lateRenditionNames.find((one) => one === name);
  return {
    token,
    name,
    keyUnder: (fileToken) => renditionKey(fileToken, name),
    standInUnder: late && ((fileToken) => renditionKey(fileToken, standsIn[late])),
  };
}

/** The token in a rendition's key; undefined for any other key. */
export function tokenOfRenditionKey(key: string): string | undefined {
  return /^renditions\/([0-9a-f]{32})\//.exec(key)?.[1];
}
