import { limits } from '@albumen/contract/limits';
import type { ByteRange, PhotoProbe } from './photo-probe.ts';
import { accept, refuse, type Outcome } from './refusal.ts';
import {
  galleryRecipes,
  fitWithin,
  sizeRendition,
  type PixelSize,
  type RenditionRecipe,
  type SizedRendition,
} from './renditions.ts';

/** The largest picture we decode: the decoder's own bound, 16,383 pixels squared. */
export const maxPhotoPixels = 268_402_689;

/** The longest side a JPEG decoder takes. */
export const maxPhotoSidePixels = 65_500;

/** Memory that a progressive photo may need for its coefficients: 78 megapixels at 4:2:0 fit. */
export const maxCoefficientBytes = 224 * 1_048_576;

/** A rendition to make: its recipe's encoding and its settled size. */
export interface PlannedRendition extends SizedRendition {
  readonly quality: number;
  readonly isSharpened: boolean;
}

/** How an original is read, whatever is made of it: the one plan of renditions and print files. */
export interface ReadingPlan {
  /** Pieces of the file to hand to the decoder, then everything from `scanOffset` on. */
  readonly decoderRanges: readonly ByteRange[];
  readonly scanOffset: number;
  readonly isBuffered: boolean;
  readonly isProgressive: boolean;
  readonly model: PhotoProbe['colors']['model'];
  /** `srgb`: take the numbers as they are; `adobe-rgb`: convert by our profile; `embedded`: by the file's. */
  readonly convertFrom: 'srgb' | 'adobe-rgb' | 'embedded';
  readonly orientation: number;
}

/** Everything a decoder process needs to know, as plain data. */
export interface RenderPlan extends ReadingPlan {
  /** The size as stored, before orientation. */
  readonly decodeSize: PixelSize;
  /** Largest first. */
  readonly renditions: readonly PlannedRendition[];
  readonly budget: RenderBudget;
}

/** What one job may take before it is ended. */
export interface RenderBudget {
  readonly cpuMs: number;
  /** Passes that a progressive file may be built from. */
  readonly maxScans: number;
  /** Expected peak beyond an idle process; used to decide what runs side by side. */
  readonly memoryBytes: number;
}

/** Departures from the gallery's rules. */
export interface PlanOptions {
  /** Default: the gallery's four sizes. Largest first, at least one. */
  readonly recipes?: readonly RenditionRecipe[];
  /** Pixels; default 1200. 0 takes any size. */
  readonly minLongestSide?: number;
}

/** Editors write 10 scans, optimizers up to 20; one for every coefficient would be 192. */
const maxScans = 200;
/** Each scan visits every block, 12 to 20 ns a visit: one second at most. */
const maxBlockVisits = 50_000_000;
const bytesPerBlock = 128;
const baseCpuMs = 1_500;
/** A progressive photo takes 20 on a quiet machine, and was charged 73 on a slow one beside others. */
const cpuMsPerMegapixel = 100;
/** About one second where nothing else is to do. */
const avifCpuMs = 10_000;
const decodeWorkBytes = 48 * 1_048_576;
const rawChannels = 3;
/** The decoded picture, its oriented copy and the encoder's own. */
const rawCopies = 3;

function megapixels({ width, height }: PixelSize): number {
  return (width * height) / 1_000_000;
}

function sizeText({ width, height }: PixelSize): string {
  return `${width} × ${height} pixels`;
}

function checkSize(probe: PhotoProbe, minLongestSide: number): Outcome<PhotoProbe> {
  const longest = Math.max(probe.width, probe.height);
  if (probe.width * probe.height > maxPhotoPixels) {
    return refuse('tooManyPixels', `${Math.round(megapixels(probe))} megapixels`);
  }
  if (longest > maxPhotoSidePixels) return refuse('tooManyPixels', sizeText(probe));
  if (longest < minLongestSide) {
    return refuse(
      'tooSmall',
      sizeText({ width: probe.orientedWidth, height: probe.orientedHeight }),
    );
  }
  if (probe.isBuffered && probe.coefficientBytes > maxCoefficientBytes) {
    return refuse('tooLargeProgressive', `${Math.round(megapixels(probe))} megapixels`);
  }
  return accept(probe);
}

interface Work {
  decodeSize: PixelSize;
  recipes: readonly RenditionRecipe[];
}

function budgetOf(probe: PhotoProbe, { decodeSize, recipes }: Work): RenderBudget {
  const hasAvif = recipes.some(({ format }) => format === 'avif');
  const rawBytes = decodeSize.width * decodeSize.height * rawChannels;
  return {
    cpuMs: Math.round(
      baseCpuMs + cpuMsPerMegapixel * megapixels(probe) + (hasAvif ? avifCpuMs : 0),
    ),
    maxScans: Math.min(
      maxScans,
      Math.floor((maxBlockVisits * bytesPerBlock) / probe.coefficientBytes),
    ),
    memoryBytes:
      decodeWorkBytes +
      probe.sizeBytes +
      rawBytes * rawCopies +
      (probe.isBuffered ? probe.coefficientBytes : 0),
  };
}

function conversionOf({ space }: PhotoProbe['colors']): RenderPlan['convertFrom'] {
  return space === 'untagged' ? 'srgb' : space;
}

/** Decides how a photo's bytes become colors; the same for a rendition and for the press. */
export function planReading(probe: PhotoProbe): ReadingPlan {
  return {
    decoderRanges: probe.decoderRanges,
    scanOffset: probe.scanOffset,
    isBuffered: probe.isBuffered,
    isProgressive: probe.isProgressive,
    model: probe.colors.model,
    convertFrom: conversionOf(probe.colors),
    orientation: probe.orientation,
  };
}

/**
 * Decides what is made of a photo: one decode to the largest size, everything else from that.
 * Refuses what no memory or time limit could take, before a pixel is read.
 */
export function planRenditions(probe: PhotoProbe, options: PlanOptions = {}): Outcome<RenderPlan> {
  const { minLongestSide = limits.photoMinPixels } = options;
  const recipes: readonly RenditionRecipe[] = options.recipes ?? galleryRecipes;
  const checked = checkSize(probe, minLongestSide);
  if (!checked.ok) return checked;
  const oriented = { width: probe.orientedWidth, height: probe.orientedHeight };
  const longestSide = Math.max(oriented.width, oriented.height);
  const largest = Math.max(...recipes.map(({ longestSide }) => longestSide));
  const decodeSize = fitWithin(probe, largest);
  return accept({
    ...planReading(probe),
    decodeSize,
    renditions: recipes.map((recipe) => ({
      ...sizeRendition(recipe, oriented),
      quality: recipe.quality,
      // What is not reduced is as sharp as it was taken.
      isSharpened: recipe.isSharpened === true && recipe.longestSide < longestSide,
    })),
    budget: budgetOf(probe, { decodeSize, recipes }),
  });
}
