import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { filesOfPackage } from '../kit/from-npm.ts';
import type { Head } from './heads.ts';
import type { OtherDetector } from './other-detector.ts';
import { seenBy } from './seen-by.ts';

/** Photographs of one person each in packages of page templates (MIT), of whom the product has seen nobody. */
const sources = [
  {
    package: ['material-kit', '2.0.4'],
    folder: 'assets/img/faces',
    files:
      'avatar camp card-profile1-square card-profile2-square card-profile4-square card-profile5-square card-profile6-square kendall marc',
  },
  {
    package: ['material-kit', '2.0.4'],
    folder: 'assets/img/examples',
    files: 'clem-onojegaw studio-1 studio-2',
  },
  {
    package: ['paper-kit-2', '2.1.0'],
    folder: 'assets/img/faces',
    files:
      'ayo-ogunseinde-2 clem-onojeghuo-2 clem-onojeghuo-3 erik-lucatero-2 joe-gardner-2 kaci-baum-2',
  },
  {
    package: ['argon-design-system-free', '1.2.0'],
    folder: 'assets/img/faces',
    files: 'ali-pazani brooke-cagle christian fezbot michael team-1 team-2 team-3 team-4 team-5',
  },
  {
    package: ['soft-ui-design-system', '1.0.4'],
    folder: 'assets/img',
    files:
      'bruce-mars charles ivana ivana-square kal-visuals-square marie team-1 team-2 team-3 team-4',
  },
] as const;

/** As few and small ones as are left, of whom the changes that set 3 led to have seen nobody (MIT as well). */
const furtherSources = [
  {
    package: ['startbootstrap-agency', '7.0.12'],
    folder: 'dist/assets/img/team',
    files: '1 2 3',
  },
  {
    package: ['startbootstrap-landing-page', '6.0.6'],
    folder: 'dist/assets/img',
    files: 'testimonials-1 testimonials-3',
  },
  {
    package: ['admin-lte', '4.10.0'],
    folder: 'dist/assets/img',
    files:
      'user1-128x128 user2-160x160 user3-128x128 user4-128x128 user5-128x128 user6-128x128 user7-128x128 user8-128x128',
  },
] as const;

const otherPeople = { others: sources, further: furtherSources };

/** Their heads, each by the box of the detector that judges; who is not seen by it is left out. */
export async function otherHeads(
  detector: OtherDetector,
  people: keyof typeof otherPeople = 'others',
): Promise<Head[]> {
  const heads: Head[] = [];
  for (const { package: of, folder, files } of otherPeople[people]) {
    const [name, version] = of;
    const place = await filesOfPackage(name, version);
    for (const file of files.split(' ')) {
      const path = join(place, folder, `${file}.jpg`);
      const head = await headIn(detector, path);
      if (head === undefined) console.log(`  nobody is seen in ${file}.jpg`);
      else heads.push(head);
    }
  }
  return heads;
}

async function headIn(detector: OtherDetector, path: string): Promise<Head | undefined> {
  const [bytes, { width, height }] = [await readFile(path), await sharp(path).metadata()];
  const [largest] = (await seenBy(detector, bytes)).toSorted(
    (one, other) => other.box.height - one.box.height,
  );
  if (largest === undefined) return undefined;
  const { box } = largest;
  const left = Math.round(box.x * width);
  const top = Math.round(box.y * height);
  const size = { width: Math.round(box.width * width), height: Math.round(box.height * height) };
  return { path, box: { left, top, ...size } };
}
