/** A font of the editor. Its files come from the package `@fontsource/<package>`, under the Open Font License. */
export interface FontFace {
  /** The name in the editor's list and in CSS. */
  family: string;
  package: string;
  weight: number;
  style: 'normal' | 'italic';
  kind: 'serif' | 'sans' | 'script' | 'display';
}

function face(
  family: string,
  kind: FontFace['kind'],
  cut: { weight?: number; style?: 'normal' | 'italic' } = {},
): FontFace {
  const name = family.toLowerCase().replaceAll(' ', '-');
  return { family, package: name, weight: cut.weight ?? 400, style: cut.style ?? 'normal', kind };
}

/** Every font that designs and customers can use; the key is what documents store, so keys never change. */
export const fontFaces = {
  abril: face('Abril Fatface', 'display'),
  allura: face('Allura', 'script'),
  bodoni: face('Bodoni Moda', 'serif'),
  bodoniItalic: face('Bodoni Moda', 'serif', { style: 'italic' }),
  cinzel: face('Cinzel', 'serif'),
  cormorant: face('Cormorant Garamond', 'serif'),
  cormorantItalic: face('Cormorant Garamond', 'serif', { style: 'italic' }),
  cormorantSemibold: face('Cormorant Garamond', 'serif', { weight: 600 }),
  dmSerif: face('DM Serif Display', 'serif'),
  fraunces: face('Fraunces', 'serif'),
  fredoka: face('Fredoka', 'display'),
  fredokaBold: face('Fredoka', 'display', { weight: 600 }),
  greatVibes: face('Great Vibes', 'script'),
  italiana: face('Italiana', 'display'),
  josefin: face('Josefin Sans', 'sans'),
  josefinLight: face('Josefin Sans', 'sans', { weight: 300 }),
  josefinSemibold: face('Josefin Sans', 'sans', { weight: 600 }),
  jost: face('Jost', 'sans'),
  jostMedium: face('Jost', 'sans', { weight: 500 }),
  leagueGothic: face('League Gothic', 'display'),
  montserrat: face('Montserrat', 'sans'),
  parisienne: face('Parisienne', 'script'),
  pinyon: face('Pinyon Script', 'script'),
  playfair: face('Playfair Display', 'serif'),
  playfairItalic: face('Playfair Display', 'serif', { style: 'italic' }),
  poiret: face('Poiret One', 'display'),
  tenor: face('Tenor Sans', 'sans'),
} as const satisfies Record<string, FontFace>;

/** Names a font in a design or document. */
export type FontKey = keyof typeof fontFaces;
