import sharp, { type Sharp } from 'sharp';

/** What a camera, a party or a distance makes of a face. */
export interface Variation {
  name: string;
  /** Which rate it counts for, beside all. */
  group: 'as it is' | 'size' | 'blur' | 'light' | 'pose' | 'cover' | 'group';
  make: (portrait: () => Sharp) => Promise<Buffer>;
}

/** Longest side of a portrait before anything is made of it; its face is then about 220 pixels high. */
const workedPx = 640;
export const facesShare = 0.36;

function worked(portrait: () => Sharp): Sharp {
  return portrait().resize(workedPx, workedPx, { fit: 'inside' });
}

/** A second step on the pixels of the first: the library would bring both into an order of its own. */
async function then(picture: Sharp, step: (picture: Sharp) => Sharp): Promise<Buffer> {
  return step(sharp(await picture.png().toBuffer()))
    .jpeg({ quality: 90 })
    .toBuffer();
}

function simple(
  group: Variation['group'],
  name: string,
  step: (picture: Sharp) => Sharp,
): Variation {
  return { group, name, make: (portrait) => then(worked(portrait), step) };
}

/** The face so high, in a photo of 1,440 pixels around it. */
function small(facePx: number): Variation {
  const side = Math.round(facePx / facesShare);
  return {
    group: 'size',
    name: `${facePx} px`,
    make: async (portrait) =>
      sharp({ create: { width: 1_440, height: 960, channels: 3, background: '#77736e' } })
        .composite([{ input: await portrait().resize(side, side, { fit: 'inside' }).toBuffer() }])
        .jpeg({ quality: 90 })
        .toBuffer(),
  };
}

/** Two dark lenses where eyes are in a portrait cut around a face. */
const sunglasses: Variation = {
  group: 'cover',
  name: 'sunglasses',
  make: (portrait) =>
    then(worked(portrait), (picture) =>
      picture.composite([{ input: Buffer.from(lenses), left: 0, top: 0 }]),
    ),
};

const lenses = `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="560">
  <g fill="#14110f"><ellipse cx="265" cy="285" rx="46" ry="34"/><ellipse cx="375" cy="285" rx="46" ry="34"/>
  <rect x="300" y="272" width="40" height="9"/></g></svg>`;

export const variations: readonly Variation[] = [
  simple('as it is', 'as it is', (picture) => picture),
  ...[24, 32, 48, 80].map(small),
  ...[2, 4].map((sigma) => simple('blur', `blur of ${sigma} px`, (picture) => picture.blur(sigma))),
  ...[0.5, 0.25].map((light) =>
    simple('light', `${100 * light} % light`, (picture) => picture.linear(light, 0)),
  ),
  simple('light', 'into the light', (picture) => picture.linear(0.7, 70)),
  ...[12, -25].map((degrees) =>
    simple('pose', `tilted by ${degrees}°`, (picture) =>
      picture.rotate(degrees, { background: '#77736e' }),
    ),
  ),
  simple('pose', 'mirrored', (picture) => picture.flop()),
  sunglasses,
];

const ofAWedding = ['48 px', 'blur of 4 px', '25 % light', 'tilted by -25°', 'mirrored'];

/** The harder half, for sets of many people. */
export const variationsOfAWedding = variations.filter(({ name }) => ofAWedding.includes(name));
