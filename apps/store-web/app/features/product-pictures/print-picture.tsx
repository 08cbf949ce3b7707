import { useId } from 'react';
import { photosFrom } from '../products/shown-photo.ts';
import { deckledPath } from './deckled-path.ts';
import { PhotoImage } from './photo-image.tsx';
import type { PictureProps } from './picture-props.ts';
import { PictureScene } from './picture-scene.tsx';

const borderInches = 0.25;

/** A sheet of paper: full bleed, with a border, torn at its edges, or a few of a set. */
export function PrintPicture(props: PictureProps) {
  const { width, height, pieces } = props;
  if (pieces > 1) return <SetPicture {...props} />;
  return (
    <PictureScene {...props} width={width} height={height}>
      <Sheet {...props} />
    </PictureScene>
  );
}

/** Turns of the sheets that lie below the first. */
const fan = [-9, 7, -2];

function SetPicture(props: PictureProps) {
  const { width, height, photos } = props;
  const reach = Math.hypot(width, height);
  return (
    <PictureScene {...props} width={reach} height={reach} fill={0.66}>
      {photosFrom(photos, 0, fan.length)
        .toReversed()
        .map((photo, place) => (
          <g
            key={photo.id + String(place)}
            transform={`translate(${(reach - width) / 2 + (place - 1) * width * 0.2} ${(reach - height) / 2 + (1 - place) * height * 0.07}) rotate(${fan[place]} ${width / 2} ${height / 2})`}
          >
            <rect x={0.03} y={0.06} width={width} height={height} fill="#000000" opacity={0.2} />
            <Sheet {...props} photos={[photo]} />
          </g>
        ))}
    </PictureScene>
  );
}

function Sheet({ width, height, looks, photos, isDeckled, isLarge }: PictureProps) {
  const id = useId();
  const [photo] = photos;
  const hasBorder = looks.border !== undefined && looks.border.id !== 'none';
  const margin = hasBorder ? borderInches : 0;
  const edge = isDeckled ? deckledPath(width, height) : undefined;
  return (
    <>
      {edge === undefined && <PaperEdge width={width} height={height} />}
      {edge && (
        <clipPath id={id}>
          <path d={edge} />
        </clipPath>
      )}
      <g clipPath={edge && `url(#${id})`}>
        <rect width={width} height={height} fill={isDeckled ? '#f7f2e8' : '#fdfdfc'} />
        {photo && (
          <PhotoImage
            photo={photo}
            isLarge={isLarge}
            x={margin}
            y={margin}
            width={width - 2 * margin}
            height={height - 2 * margin}
          />
        )}
      </g>
      {edge && (
        <path d={edge} fill="none" stroke="#f7f2e8" strokeWidth={Math.min(width, height) * 0.012} />
      )}
    </>
  );
}

/** A sheet has a thickness: its cut edge is seen below and on the right. */
function PaperEdge({ width, height }: { width: number; height: number }) {
  const thick = Math.min(width, height) * 0.006;
  return (
    <>
      <path
        d={`M0 ${height}l${thick} ${thick}H${width + thick}L${width} ${height}Z`}
        fill="#dcd8cf"
      />
      <path
        d={`M${width} 0l${thick} ${thick}V${height + thick}L${width} ${height}Z`}
        fill="#eeebe4"
      />
    </>
  );
}
