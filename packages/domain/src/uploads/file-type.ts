import { limits } from '@albumen/contract/limits';
import type { FileContent, UnsupportedKind } from '@albumen/contract/upload-messages';

/** What a browser knows of a file, mostly without reading it. */
export interface NamedFile {
  name: string;
  /** The type as the browser guessed it; empty where it has no guess. */
  mimeType: string;
  /** What its first bytes are, where they were read and are no JPEG. */
  content?: FileContent | null;
}

const jpegAliases = ['image/jpg', 'image/pjpeg'];
const heicExtensions = ['heic', 'heif', 'hif', 'avci'];
const rawExtensions =
  '3fr arw cr2 cr3 crw dng erf fff gpr iiq k25 kdc mef mos mrw nef nrw orf pef raf raw rw2 rwl sr2 srf srw x3f'.split(
    ' ',
  );

/** The part after the last dot, in lower case; empty when there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** The file's mime type: the browser's guess, else from the extension, else empty. */
export function mimeTypeOf(file: NamedFile): string {
  const guess = file.mimeType.toLowerCase();
  if (jpegAliases.includes(guess)) return 'image/jpeg';
  if (guess !== '') return guess;
  return isPhotoExtension(file.name) ? 'image/jpeg' : '';
}

/** Whether a photo of this name and type is taken: jpg and jpeg only, also inside. */
export function isAllowedType(file: NamedFile): boolean {
  const types: readonly string[] = limits.photoTypes;
  const { content = null } = file;
  return content === null && types.includes(mimeTypeOf(file)) && isPhotoExtension(file.name);
}

/** What a refused file is, so that its owner learns what to do. */
export function unsupportedKindOf(file: NamedFile): UnsupportedKind {
  const extension = extensionOf(file.name);
  if (heicExtensions.includes(extension) || /^image\/hei[cf]/.test(file.mimeType)) return 'heic';
  return rawExtensions.includes(extension) ? 'raw' : 'other';
}

function isPhotoExtension(name: string): boolean {
  const extensions: readonly string[] = limits.photoExtensions;
  return extensions.includes(extensionOf(name));
}
