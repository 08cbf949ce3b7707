import { inkOn, readableOn } from '../colors.ts';

/** Colors in which pages are dressed, each with what is written on it; `#rrggbb`. */
export interface BrandColors {
  accent: { light: string; onLight: string; dark: string; onDark: string } | null;
  cover: { color: string; ink: string } | null;
}

/* A little more than 4.5, since a wash of the same color may lie beneath; the grounds are those surfaces
   of both themes on which a color has it hardest. */
const least = 5;
const lightGround = '#f3f1ec';
const darkGround = '#1e1e1c';

/** What a photographer's two colors become, so that everything in them can be read in either scheme. */
export function brandColors(brand: {
  accentColor: string | null;
  coverColor: string | null;
}): BrandColors {
  const { accentColor, coverColor } = brand;
  return {
    accent: accentColor === null ? null : accentOf(accentColor),
    cover: coverColor === null ? null : { color: coverColor, ink: inkOn(coverColor) },
  };
}

function accentOf(color: string): NonNullable<BrandColors['accent']> {
  const light = readableOn(color, lightGround, least);
  const dark = readableOn(color, darkGround, least);
  return { light, onLight: inkOn(light), dark, onDark: inkOn(dark) };
}
