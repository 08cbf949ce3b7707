import { useId } from 'react';
import { deckledPath } from './deckled-path.ts';
import { PhotoImage, type Place } from './photo-image.tsx';
import type { PictureProps } from './picture-props.ts';
import { PictureScene } from './picture-scene.tsx';
import { shade } from './shade.ts';
import { Weave } from './weave.tsx';

/** Moulding with mitered corners, mat with its beveled window, the photo behind. */
export function FramedPicture(props: PictureProps) {
  const { width, height, looks, photos, isLarge, isDeckled } = props;
  const id = useId();
  const [photo] = photos;
  const face = looks.moulding?.look.faceInches ?? 1;
  const mat = looks.mat?.look.matInches ?? 0;
  const inset = face + mat;
  const outer = { width: width + 2 * inset, height: height + 2 * inset };
  const window = { x: face, y: face, width: width + 2 * mat, height: height + 2 * mat };
  const place: Place = { x: inset, y: inset, width, height };
  return (
    <PictureScene {...props} {...outer} fill={0.82}>
      <rect {...window} fill={looks.mat?.look.color ?? '#ffffff'} />
      {mat > 0 && (
        <>
          <Weave id={`${id}-mat`} thread={0.05} strength={0.03} />
          <rect {...window} fill={`url(#${id}-mat)`} />
        </>
      )}
      {mat > 0 && !isDeckled && <Bevel place={place} />}
      {isDeckled && (
        <g transform={`translate(${inset} ${inset})`}>
          <clipPath id={id}>
            <path d={deckledPath(width, height)} />
          </clipPath>
          <rect x={0.06} y={0.12} width={width} height={height} fill="#000000" opacity={0.28} />
          <g clipPath={`url(#${id})`}>
            {photo && (
              <PhotoImage
                photo={photo}
                isLarge={isLarge}
                width={width}
                height={height}
                x={0}
                y={0}
              />
            )}
          </g>
        </g>
      )}
      {photo && !isDeckled && <PhotoImage photo={photo} isLarge={isLarge} {...place} />}
      <Moulding {...outer} face={face} color={looks.moulding?.look.color ?? '#1b1a19'} />
      <InnerShadow place={window} />
    </PictureScene>
  );
}

function Bevel({ place: { x, y, width, height } }: { place: Place }) {
  const cut = 0.07;
  return (
    <>
      <rect
        x={x - cut}
        y={y - cut}
        width={width + 2 * cut}
        height={height + 2 * cut}
        fill="#ffffff"
      />
      <path
        d={`M${x - cut} ${y + height + cut}V${y - cut}H${x + width + cut}L${x + width} ${y}H${x}V${y + height}Z`}
        fill="#c9c6bf"
      />
    </>
  );
}

interface MouldingProps {
  width: number;
  height: number;
  face: number;
  color: string;
}

/** Light comes from above on the left. */
function Moulding({ width, height, face, color }: MouldingProps) {
  const right = width - face;
  const bottom = height - face;
  const lip = Math.min(face * 0.18, 0.16);
  return (
    <>
      <path d={`M0 0H${width}L${right} ${face}H${face}Z`} fill={shade(color, 0.1)} />
      <path d={`M0 0L${face} ${face}V${bottom}L0 ${height}Z`} fill={shade(color, 0.04)} />
      <path
        d={`M${width} 0L${right} ${face}V${bottom}L${width} ${height}Z`}
        fill={shade(color, -0.1)}
      />
      <path
        d={`M0 ${height}L${face} ${bottom}H${right}L${width} ${height}Z`}
        fill={shade(color, -0.18)}
      />
      <rect
        x={face - lip / 2}
        y={face - lip / 2}
        width={right - face + lip}
        height={bottom - face + lip}
        fill="none"
        stroke={shade(color, -0.35)}
        strokeWidth={lip}
      />
      <rect
        x={lip / 3}
        y={lip / 3}
        width={width - lip * 0.66}
        height={height - lip * 0.66}
        fill="none"
        stroke={shade(color, 0.22)}
        strokeWidth={lip * 0.4}
      />
    </>
  );
}

/** What the moulding throws on what lies below it. */
function InnerShadow({ place: { x, y, width, height } }: { place: Place }) {
  return (
    <>
      <rect x={x} y={y} width={width} height={0.35} fill="#000000" opacity={0.1} />
      <rect x={x} y={y} width={width} height={0.14} fill="#000000" opacity={0.14} />
      <rect x={x} y={y} height={height} width={0.2} fill="#000000" opacity={0.07} />
    </>
  );
}
