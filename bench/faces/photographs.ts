import { join } from 'node:path';
import sharp from 'sharp';
import { filesOfPackage } from '../kit/from-npm.ts';
import type { Portrait } from './portraits.ts';
import { facesShare, variationsOfAWedding } from './variations.ts';

/** Middle and height of the head, in pixels: written down, so that pictures stay the same whoever looks at them. */
type Head = readonly [x: number, y: number, height: number];

interface Photographs {
  package: readonly [name: string, version: string];
  heads: Readonly<Record<string, Head>>;
}

/** Photographs of one person each in packages of page templates (MIT), whom nobody asked to be easy to tell. */
const photographs: readonly Photographs[] = [
  {
    package: ['material-kit', '2.0.4'],
    heads: {
      'assets/img/faces/avatar.jpg': [200, 148, 112],
      'assets/img/faces/camp.jpg': [204, 191, 134],
      'assets/img/faces/card-profile1-square.jpg': [120, 172, 117],
      'assets/img/faces/card-profile2-square.jpg': [86, 246, 137],
      'assets/img/faces/card-profile4-square.jpg': [260, 186, 102],
      'assets/img/faces/card-profile5-square.jpg': [154, 169, 134],
      'assets/img/faces/card-profile6-square.jpg': [270, 201, 120],
      'assets/img/faces/kendall.jpg': [211, 228, 173],
      'assets/img/faces/marc.jpg': [199, 209, 178],
      'assets/img/examples/clem-onojegaw.jpg': [262, 248, 104],
      'assets/img/examples/studio-2.jpg': [270, 215, 50],
    },
  },
  {
    package: ['paper-kit-2', '2.1.0'],
    heads: {
      'assets/img/faces/ayo-ogunseinde-2.jpg': [210, 172, 155],
      'assets/img/faces/clem-onojeghuo-2.jpg': [195, 210, 80],
      'assets/img/faces/clem-onojeghuo-3.jpg': [196, 152, 77],
      'assets/img/faces/erik-lucatero-2.jpg': [206, 246, 229],
      'assets/img/faces/joe-gardner-2.jpg': [208, 152, 129],
      'assets/img/faces/kaci-baum-2.jpg': [208, 158, 113],
    },
  },
  {
    package: ['argon-design-system-free', '1.2.0'],
    heads: {
      'assets/img/faces/ali-pazani.jpg': [615, 324, 309],
      'assets/img/faces/brooke-cagle.jpg': [328, 437, 38],
      'assets/img/faces/christian.jpg': [216, 176, 153],
      'assets/img/faces/fezbot.jpg': [354, 440, 271],
      'assets/img/faces/michael.jpg': [196, 199, 158],
      'assets/img/faces/team-1.jpg': [446, 246, 191],
      'assets/img/faces/team-2.jpg': [425, 234, 163],
      'assets/img/faces/team-3.jpg': [331, 324, 269],
      'assets/img/faces/team-4.jpg': [420, 306, 239],
      'assets/img/faces/team-5.jpg': [218, 168, 110],
    },
  },
  {
    package: ['soft-ui-design-system', '1.0.4'],
    heads: {
      'assets/img/bruce-mars.jpg': [466, 406, 221],
      'assets/img/charles.jpg': [425, 480, 186],
      'assets/img/ivana.jpg': [463, 756, 237],
      'assets/img/ivana-square.jpg': [348, 424, 249],
      'assets/img/kal-visuals-square.jpg': [418, 379, 234],
      'assets/img/marie.jpg': [388, 472, 320],
      'assets/img/team-1.jpg': [395, 379, 156],
      'assets/img/team-2.jpg': [451, 439, 292],
      'assets/img/team-3.jpg': [392, 315, 248],
      'assets/img/team-4.jpg': [451, 384, 176],
    },
  },
  {
    package: ['startbootstrap-agency', '7.0.12'],
    heads: {
      'dist/assets/img/team/1.jpg': [236, 204, 157],
      'dist/assets/img/team/2.jpg': [248, 221, 122],
      'dist/assets/img/team/3.jpg': [256, 212, 156],
    },
  },
  {
    package: ['startbootstrap-landing-page', '6.0.6'],
    heads: {
      'dist/assets/img/testimonials-1.jpg': [244, 264, 196],
      'dist/assets/img/testimonials-3.jpg': [296, 134, 130],
    },
  },
  {
    package: ['admin-lte', '4.10.0'],
    heads: {
      'dist/assets/img/user1-128x128.jpg': [64, 63, 44],
      'dist/assets/img/user2-160x160.jpg': [90, 74, 65],
      'dist/assets/img/user3-128x128.jpg': [80, 28, 31],
      'dist/assets/img/user4-128x128.jpg': [60, 46, 37],
      'dist/assets/img/user5-128x128.jpg': [58, 58, 60],
      'dist/assets/img/user6-128x128.jpg': [87, 36, 36],
      'dist/assets/img/user7-128x128.jpg': [67, 68, 92],
      'dist/assets/img/user8-128x128.jpg': [65, 48, 33],
    },
  },
];

/** The photograph is her selfie; what else there is of her is made of it. */
export async function portraitsOfPhotographs(): Promise<Portrait[]> {
  const portraits: Portrait[] = [];
  for (const { package: of, heads } of photographs) {
    const folder = await filesOfPackage(...of);
    for (const [file, head] of Object.entries(heads)) {
      const path = join(folder, file);
      const square = await squareAround(path, head);
      portraits.push({
        person: `${of[0]} ${file}`,
        name: path,
        labels: [],
        isCutAround: false,
        isSurelyOther: (other) => other !== `${of[0]} ${file}`,
        open: () => sharp(path).autoOrient(),
        varied: { open: () => sharp(square), by: variationsOfAWedding },
      });
    }
  }
  return portraits;
}

/** A head of the same share of every square, with gray where the photograph ends. */
async function squareAround(path: string, [x, y, height]: Head): Promise<Buffer> {
  const side = Math.round(height / facesShare);
  const wide = await sharp(path)
    .toColourspace('srgb')
    .removeAlpha()
    .extend({ top: side, bottom: side, left: side, right: side, background: '#77736e' })
    .png()
    .toBuffer();
  const [left, top] = [x, y].map((middle) => side + Math.round(middle - side / 2));
  return sharp(wide)
    .extract({ left: left ?? 0, top: top ?? 0, width: side, height: side })
    .png()
    .toBuffer();
}
