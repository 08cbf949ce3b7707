import { createRequire } from 'node:module';

const require = createRequire(import.meta.resolve('@albumen/faces/face'));

/** A head in a picture, in its pixels. */
export interface Head {
  path: string;
  box: { left: number; top: number; width: number; height: number };
}

/** In pictures that come with the face library, marked by hand: brow to chin, ear to ear. */
const marked = [
  { file: 'sample1.jpg', box: { left: 410, top: 350, width: 185, height: 250 } },
  { file: 'sample1.jpg', box: { left: 836, top: 420, width: 200, height: 235 } },
  { file: 'sample1.jpg', box: { left: 1_478, top: 205, width: 205, height: 240 } },
  { file: 'sample3.jpg', box: { left: 592, top: 395, width: 195, height: 210 } },
  { file: 'sample3.jpg', box: { left: 1_072, top: 282, width: 270, height: 225 } },
  { file: 'sample4.jpg', box: { left: 1_280, top: 195, width: 130, height: 195 } },
  { file: 'sample5.jpg', box: { left: 750, top: 160, width: 200, height: 175 } },
  { file: 'sample5.jpg', box: { left: 1_110, top: 272, width: 175, height: 170 } },
  { file: 'sample5.jpg', box: { left: 1_408, top: 468, width: 172, height: 205 } },
  { file: 'sample6.jpg', box: { left: 235, top: 565, width: 232, height: 195 } },
  { file: 'sample6.jpg', box: { left: 670, top: 405, width: 165, height: 228 } },
  { file: 'sample6.jpg', box: { left: 1_178, top: 402, width: 190, height: 182 } },
  { file: 'sample6.jpg', box: { left: 1_485, top: 335, width: 230, height: 212 } },
] as const;

export const markedHeads: readonly Head[] = marked.map(({ file, box }) => ({
  path: require.resolve(`@vladmandic/face-api/demo/${file}`),
  box,
}));
