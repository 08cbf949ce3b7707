import type { FontSet } from '@albumen/print/fonts/font-set';

let fonts: Promise<FontSet> | undefined;

/** The fonts of designs, read once a process and only when words are to be set. */
export function loadPrintFonts(): Promise<FontSet> {
  fonts ??= import('@albumen/print/server/fonts').then(({ readServerFonts }) => readServerFonts());
  return fonts;
}
