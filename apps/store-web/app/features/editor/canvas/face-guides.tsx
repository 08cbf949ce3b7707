import type { FaceDrawing } from '@albumen/print/drawing/drawing';
import type { Box } from '@albumen/print/document/geometry';

export interface FaceGuidesProps {
  drawing: FaceDrawing;
  /** The safe area stays in view; else it comes while something is dragged. */
  isSafeShown: boolean;
}

/** What is cut off, where the cut is, and where words and faces are safe. */
export function FaceGuides({ drawing, isSafeShown }: FaceGuidesProps) {
  const { bleed, trim, safe, cut, fold } = drawing;
  return (
    <svg
      className="face-guides"
      viewBox={`${bleed.x} ${bleed.y} ${bleed.width} ${bleed.height}`}
      aria-hidden
    >
      <path className="face-guides__bleed" fillRule="evenodd" d={`${rectangle(bleed)}${cut}`} />
      <path className="face-guides__trim" d={cut} />
      {safe.width < trim.width && (
        <path
          className={
            isSafeShown ? 'face-guides__safe' : 'face-guides__safe face-guides__safe--dragging'
          }
          d={rectangle(safe)}
        />
      )}
      {fold && (
        <path
          className="face-guides__fold"
          d={
            fold.direction === 'vertical'
              ? `M${fold.at} ${trim.y}V${trim.y + trim.height}`
              : `M${trim.x} ${fold.at}H${trim.x + trim.width}`
          }
        />
      )}
    </svg>
  );
}

function rectangle({ x, y, width, height }: Box): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}
