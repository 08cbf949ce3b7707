import { randomBytes } from 'node:crypto';

/**
 * The top folders of the store. Renditions and logos are public, the others never; `system` has what
 * the store says of itself.
 */
export type FileArea = 'originals' | 'renditions' | 'logos' | 'print' | 'system';

/** Media types by extension: a key's extension says what the file is, in every back end. */
const contentTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  tif: 'image/tiff',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  json: 'application/json',
  zip: 'application/zip',
  bin: 'application/octet-stream',
} as const;

/** The extensions that keys may have. */
export type FileExtension = keyof typeof contentTypes;

/** No dots but the extension's, no empty part: such a key can leave no folder. */
const keyGrammar =
  /^(?:originals|renditions|logos|print|system)(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,6}\.(?<extension>[a-z]+)$/;
const folderGrammar =
  /^(?:(?:originals|renditions|logos|print|system)\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/){0,6})?$/;
const maxKeyCharacters = 200;

const publicFolders = { 'renditions/': '/r/', 'logos/': '/logos/' } as const;

/** True for a key of the store's grammar: `originals/3f/3fa2….jpg`. */
export function isKey(text: string): boolean {
  return extensionOf(text) !== undefined;
}

/** Throws a TypeError for anything that is not a key. */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new TypeError(`Not a key of the file store: ${JSON.stringify(key)}`);
}

/** Throws a TypeError unless the folder is empty (all files) or like `originals/` or `originals/3f/`. */
export function checkFolder(folder: string): void {
  if (!folderGrammar.test(folder)) {
    throw new TypeError(`Not a folder of the file store: ${JSON.stringify(folder)}`);
  }
}

/** 128 random bits as 32 hex digits: a name that nobody guesses. */
export function newName(): string {
  return randomBytes(16).toString('hex');
}

/** A new key that nobody guesses: `originals/3f/3fa2….jpg`. */
export function newKey(area: FileArea, extension: FileExtension): string {
  const name = newName();
  return `${area}/${name.slice(0, 2)}/${name}.${extension}`;
}

/** The media type of a key's extension. Throws a TypeError when it is not a key. */
export function contentTypeOf(key: string): string {
  const extension = extensionOf(key);
  if (extension === undefined) throw new TypeError(`Not a key of the file store: ${key}`);
  return contentTypes[extension];
}

/** Throws a TypeError when a file of this key is announced as something else. */
export function checkContentType(key: string, contentType: string): void {
  const expected = contentTypeOf(key);
  if (contentType !== expected) {
    throw new TypeError(`A file named ${key} is ${expected}, not ${JSON.stringify(contentType)}`);
  }
}

/** Whether whoever knows the key may see its file. */
export function isPublic(key: string): boolean {
  return Object.keys(publicFolders).some((folder) => key.startsWith(folder));
}

/**
 * The path under which the store shows a public file: `/r/<name>/800.webp`. Throws a TypeError
 * for the key of a private file.
 */
export function publicPath(key: string): string {
  checkKey(key);
  for (const [folder, path] of Object.entries(publicFolders)) {
    if (key.startsWith(folder)) return path + key.slice(folder.length);
  }
  throw new TypeError(`${key} is not public`);
}

/** The key behind a public path, undefined when it is none. A query is no part of the path. */
export function keyOfPublicPath(pathname: string): string | undefined {
  for (const [folder, path] of Object.entries(publicFolders)) {
    const key = folder + pathname.slice(path.length);
    if (pathname.startsWith(path) && isKey(key)) return key;
  }
  return undefined;
}

function extensionOf(text: string): FileExtension | undefined {
  if (text.length > maxKeyCharacters) return undefined;
  const extension = keyGrammar.exec(text)?.groups?.['extension'];
  return extension !== undefined && isExtension(extension) ? extension : undefined;
}

function isExtension(text: string): text is FileExtension {
  return Object.hasOwn(contentTypes, text);
}
