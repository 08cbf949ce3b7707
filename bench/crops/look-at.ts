import type { FractionBox } from '@albumen/domain/photos/choose-crop';
import type { FaceFinder } from '@albumen/faces/face-finder';
import type { Look, PrintLook } from './looks.ts';
import { seenBy } from './seen-by.ts';
import type { OtherDetector } from './other-detector.ts';
import { startPrint, type StartedPrint } from './print-files.ts';

export interface GivenPhoto {
  name: string;
  jpeg: Uint8Array;
  width: number;
  height: number;
  number: number;
  put: FractionBox[] | undefined;
}

export interface Eyes {
  finder: FaceFinder;
  detector: OtherDetector;
}

/** Looks at a photo by both detectors, and at a print of it; what was seen before is not looked at again. */
export async function lookAt(
  { jpeg, ...photo }: GivenPhoto,
  { finder, detector }: Eyes,
  before: Look | undefined,
): Promise<Look> {
  const ours = before?.ours ?? (await foundIn(jpeg));
  const seen = before?.seen ?? (await seenBy(detector, jpeg));
  const print = await lookAtPrint(startPrint(photo, { ...photo, faces: ours }), before?.print);
  return before !== undefined && print === before.print ? before : { ...photo, ours, seen, print };

  async function foundIn(picture: Uint8Array): Promise<FractionBox[]> {
    const found = await finder.find({ jpeg: picture, withDescriptors: false });
    return (found?.faces ?? []).map(({ box }) => box);
  }

  async function lookAtPrint(
    { name, crop, draw }: StartedPrint,
    kept: PrintLook | undefined,
  ): Promise<PrintLook> {
    if (kept?.name === name && isSameCrop(kept.crop, crop)) return kept;
    return { name, crop, seen: await seenBy(detector, await draw(jpeg)) };
  }
}

function isSameCrop(one: FractionBox, other: FractionBox): boolean {
  const near = 1e-6;
  return (
    Math.abs(one.x - other.x) < near &&
    Math.abs(one.y - other.y) < near &&
    Math.abs(one.width - other.width) < near &&
    Math.abs(one.height - other.height) < near
  );
}
