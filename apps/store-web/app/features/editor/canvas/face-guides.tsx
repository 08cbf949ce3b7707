import type { FaceDrawing } from '@albumen/print/drawing/drawing';
import type { Box } from '@albumen/print/document/geometry';

/** What is cut off, where the cut is, and where words and faces are safe. */
export function FaceGuides({ drawing }: { drawing: FaceDrawing }) {
  const { bleed, trim, safe, cut, fold } = drawing;
  return (
    <svg
      className="face-guides"
      viewBox={`${bleed.x} ${bleed.y} ${bleed.width} ${bleed.height}`}
      aria-hidden
    >
      <path className="face-guides__bleed" fillRule="evenodd" d={`${rectangle(bleed)}${cut}`} />
      <path className="face-guides__trim" d={cut} />
      {safe.width < trim.width && <path className="face-guides__safe" d={rectangle(safe)} />}
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
