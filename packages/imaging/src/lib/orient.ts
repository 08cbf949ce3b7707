import { openRaw, type RawPicture } from './decoder.ts';

/** What turns each EXIF orientation upright: mirror left-right first, then turn clockwise. */
const turns: Readonly<Record<number, { readonly isMirrored: boolean; readonly degrees: number }>> =
  {
    2: { isMirrored: true, degrees: 0 },
    3: { isMirrored: false, degrees: 180 },
    4: { isMirrored: true, degrees: 180 },
    5: { isMirrored: true, degrees: 270 },
    6: { isMirrored: false, degrees: 90 },
    7: { isMirrored: true, degrees: 90 },
    8: { isMirrored: false, degrees: 270 },
  };

/** Turns a picture upright; done after the decode's shrink, where it costs a fraction. */
export async function orient(picture: RawPicture, orientation: number): Promise<RawPicture> {
  const turn = turns[orientation];
  if (turn === undefined) return picture;
  const { data, info } = await openRaw(picture)
    .flop(turn.isMirrored)
    .rotate(turn.degrees)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}
