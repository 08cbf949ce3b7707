import type { Picture } from '../face-model.ts';

/** The share of pixels that may become black, and white. */
const lostShare = 0.01;
/** Mean brightness that a dark picture is brought to, and below which a face is too dark to be told; of 255. */
const wantedMean = 110;
const darkMean = 60;
/** Of a picture that is nearly of one color, noise is not made to edges. */
const leastRange = 24;

/** A dark or pale picture as if it stood in good light. */
export function evenLight(picture: Picture): Picture {
  const levels = levelsOf(picture);
  const count = picture.width * picture.height;
  const darkest = levelAt(levels, count * lostShare);
  const lightest = Math.max(darkest + leastRange, levelAt(levels, count * (1 - lostShare)));
  const stretched = (level: number) =>
    Math.min(1, Math.max(0, (level - darkest) / (lightest - darkest)));
  const mean = levels.reduce((sum, many, level) => sum + many * stretched(level), 0) / count;
  const gamma = Math.log(wantedMean / 255) / Math.log(Math.min(0.95, Math.max(0.05, mean)));
  // Only ever lighter: what is light already shows its faces.
  const curve = Uint8Array.from(levels, (_, level) =>
    Math.round(255 * stretched(level) ** Math.min(1, gamma)),
  );
  return throughCurve(picture, curve);
}

/** A dark face lit, any other as it is. */
export function inGoodLight(face: Picture): Picture {
  const sum = levelsOf(face).reduce((all, many, level) => all + many * level, 0);
  return sum / (face.width * face.height) < darkMean ? evenLight(face) : face;
}

function throughCurve({ pixels, width, height, channels }: Picture, curve: Uint8Array): Picture {
  const made = new Uint8Array(width * height * 3);
  for (let index = 0; index < made.length; index += 1) {
    const place = Math.floor(index / 3) * channels + (index % 3);
    made[index] = curve[pixels[place] ?? 0] ?? 0;
  }
  return { pixels: made, width, height, channels: 3 };
}

/** How many pixels there are of each brightness. */
function levelsOf({ pixels, width, height, channels }: Picture): number[] {
  const levels = Array.from({ length: 256 }, () => 0);
  for (let place = 0; place < width * height * channels; place += channels) {
    const [red = 0, green = 0, blue = 0] = [pixels[place], pixels[place + 1], pixels[place + 2]];
    const level = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
    levels[level] = (levels[level] ?? 0) + 1;
  }
  return levels;
}

/** The level at or below which more than so many pixels lie. */
function levelAt(levels: readonly number[], count: number): number {
  let passed = 0;
  return levels.findIndex((many) => {
    passed += many;
    return passed > count;
  });
}
