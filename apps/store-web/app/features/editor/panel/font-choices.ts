import { fontFaces, type FontFace, type FontKey } from '@albumen/print/fonts/fonts';

export function isFontKey(key: string): key is FontKey {
  return Object.hasOwn(fontFaces, key);
}

const weights: Readonly<Record<number, string>> = { 300: 'light', 500: 'medium', 600: 'semibold' };

/** The fonts by name, in the order of the alphabet. */
export const fontChoices = Object.entries<FontFace>(fontFaces)
  .map(([value, face]) => ({ value, label: labelOf(face) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en-US'));

export function fontLabel(key: FontKey): string {
  return labelOf(fontFaces[key]);
}

function labelOf({ family, style, weight }: FontFace): string {
  const cut = [weights[weight] ?? '', style === 'italic' ? 'italic' : ''];
  return [family, ...cut].filter(Boolean).join(' ');
}
