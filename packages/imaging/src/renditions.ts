/** One size that every photo is made in. */
export interface RenditionRecipe {
  readonly name: string;
  /** Pixels of the longest side; smaller photos keep their size, nothing is ever enlarged. */
  readonly longestSide: number;
  readonly format: 'jpeg' | 'webp' | 'avif';
  /** Encoder quality, 1 to 100. */
  readonly quality: number;
  /** Gives back the edges that reducing has softened; for what is looked at and never made into something else. */
  readonly isSharpened?: true;
}

/** A rendition with its size settled: what `srcset` and width and height attributes need. */
export interface SizedRendition {
  readonly name: string;
  /** Its file, such as `1440.webp`: the last part of its address. */
  readonly fileName: string;
  readonly contentType: `image/${RenditionRecipe['format']}`;
  readonly width: number;
  readonly height: number;
}

/** A width and a height in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** What every gallery photo is made in, largest first: each is derived from the one before it. */
export const galleryRecipes = [
  { name: '2560', longestSide: 2560, format: 'jpeg', quality: 82 },
  { name: '1440', longestSide: 1440, format: 'webp', quality: 85, isSharpened: true },
  { name: '800', longestSide: 800, format: 'webp', quality: 85, isSharpened: true },
  { name: '400', longestSide: 400, format: 'webp', quality: 78, isSharpened: true },
] as const satisfies readonly RenditionRecipe[];

const largest = galleryRecipes[0].longestSide;

/**
 * What is made later of a photo, when nothing else is to do: more pixels for the densest screens where the
 * photo has them, and the size that most screens show in fewer bytes and full color.
 */
export function lateRecipes({ width, height }: PixelSize): readonly RenditionRecipe[] {
  const dense = { name: '3840', longestSide: 3840, format: 'webp', quality: 82 } as const;
  const light = {
    name: '1440-avif',
    longestSide: 1440,
    format: 'avif',
    quality: 64,
    isSharpened: true,
  } as const;
  return Math.max(width, height) > largest ? [dense, light] : [light];
}

/** The sizes of a gallery photo; the name is the longest side. */
export type RenditionName = (typeof galleryRecipes)[number]['name'];

/** The rendition for looking at one photo, and the one that stands for a photo in mail and link previews. */
export const displayRendition = '2560' satisfies RenditionName;

/** Scales a size so that its longest side is at most `longestSide`; never enlarges, never below one pixel. */
export function fitWithin({ width, height }: PixelSize, longestSide: number): PixelSize {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Settles a recipe for a photo of the given size, as seen (orientation applied). */
export function sizeRendition(recipe: RenditionRecipe, oriented: PixelSize): SizedRendition {
  const extension = recipe.format === 'jpeg' ? 'jpg' : recipe.format;
  return {
    name: recipe.name,
    fileName: `${recipe.name}.${extension}`,
    contentType: `image/${recipe.format}`,
    ...fitWithin(oriented, recipe.longestSide),
  };
}

/**
 * The value of a `srcset` attribute, narrowest first. Of equally wide renditions (a small photo's)
 * only the smaller recipe's is named.
 * @param renditions largest first, as planned
 * @param addressOf gives the address of a rendition; it may not hold spaces or commas.
 */
export function srcsetOf(
  renditions: readonly SizedRendition[],
  addressOf: (rendition: SizedRendition) => string,
): string {
  const byWidth = new Map<number, SizedRendition>();
  const narrowestFirst = renditions.toReversed().toSorted((a, b) => a.width - b.width);
  for (const rendition of narrowestFirst) {
    if (!byWidth.has(rendition.width)) byWidth.set(rendition.width, rendition);
  }
  return [...byWidth.values()].map((item) => `${addressOf(item)} ${item.width}w`).join(', ');
}
