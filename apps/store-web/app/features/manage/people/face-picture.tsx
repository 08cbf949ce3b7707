import type { FaceCrop } from '@albumen/contract/endpoints/people';
import { renditionUrl } from '@albumen/contract/renditions';

interface FacePictureProps {
  face: FaceCrop;
  /** Side of the square in pixels. */
  sizePx: number;
}

/** How much of what is around a face is seen with it. */
const around = 1.6;

/** A face cut out of its photo; what it shows is said beside it. */
export function FacePicture({ face, sizePx }: FacePictureProps) {
  const { box, ratio } = face;
  // Lengths in heights of the photo, of which its width is `ratio`.
  const longest = Math.max(box.width * ratio, box.height) * around;
  const side = Math.min(longest, ratio, 1);
  const left = inside((box.x + box.width / 2) * ratio - side / 2, ratio - side);
  const top = inside(box.y + box.height / 2 - side / 2, 1 - side);
  const neededPx = (sizePx * Math.max(ratio, 1)) / side;
  return (
    <span className="face-picture" style={{ width: sizePx }}>
      <img
        src={renditionUrl(face, neededPx > 1000 ? '1440' : '800')}
        alt=""
        loading="lazy"
        decoding="async"
        style={{
          width: percent(ratio / side),
          height: percent(1 / side),
          left: percent(-left / side),
          top: percent(-top / side),
        }}
      />
    </span>
  );
}

function inside(start: number, last: number): number {
  return Math.min(Math.max(0, start), Math.max(0, last));
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
