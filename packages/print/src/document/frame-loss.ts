import type { Margins } from '@albumen/domain/photos/choose-crop';
import { inches, type Box, type Size } from './geometry.ts';

/** What of a frame is not seen: cut off or bent around an edge, and where it is bound. */
export interface FrameLoss {
  margins?: Margins;
  /** In fractions of the frame's width. */
  foldAt?: number;
}

/** The paper that a frame lies on; lengths in points. */
export interface FramePaper {
  trim: Size;
  /** How far inside the trim faces must stay; an eighth of an inch when left out. */
  safe?: number;
  fold?: { direction: 'vertical' | 'horizontal'; at: number };
}

const usualSafe = inches(0.125);

/** What is lost of a frame on its paper. A frame inside the paper's safe part loses nothing. */
export function frameLoss(box: Box, { trim, safe = usualSafe, fold }: FramePaper): FrameLoss {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const margins = {
    left: Math.max(0, safe - box.x) / box.width,
    top: Math.max(0, safe - box.y) / box.height,
    right: Math.max(0, right - (trim.width - safe)) / box.width,
    bottom: Math.max(0, bottom - (trim.height - safe)) / box.height,
  };
  const foldAt = fold?.direction === 'vertical' ? (fold.at - box.x) / box.width : undefined;
  const isFolded = foldAt !== undefined && foldAt > 0 && foldAt < 1;
  return { margins, ...(isFolded && { foldAt }) };
}
