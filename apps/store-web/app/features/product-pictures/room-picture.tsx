import type { ProductFamily } from '@albumen/contract/catalog/families';
import { useId } from 'react';
import type { PictureProps } from './picture-props.ts';
import { PhotoImage } from './photo-image.tsx';

/** A wall of this width, in inches; the sofa is 84 wide, its back 32 high. */
const wallWidth = 150;
const sofa = { width: 84, height: 32 };

/** The wall goes on beyond the picture, however wide that is shown. */
const far = { x: -3 * wallWidth, width: 7 * wallWidth };

/** The product at its true size over a sofa. */
export function RoomPicture(props: PictureProps & { family: ProductFamily }) {
  const { width, height, looks, photos } = props;
  const id = useId();
  const [photo] = photos;
  const face = looks.moulding?.look.faceInches ?? 0;
  const mat = looks.mat?.look.matInches ?? 0;
  const outer = { width: width + 2 * (face + mat), height: height + 2 * (face + mat) };
  const wallHeight = Math.max(76, outer.height + 9 + sofa.height + 8);
  const floor = wallHeight - 7;
  const middle = Math.max(
    outer.height / 2 + 3,
    floor - sofa.height - 9 - Math.max(outer.height / 2, 8),
  );
  const left = (wallWidth - outer.width) / 2;
  const top = middle - outer.height / 2;
  return (
    <svg
      className="room"
      viewBox={`0 0 ${wallWidth} ${wallHeight}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <filter id={id} x="-20%" y="-20%" width="140%" height="150%">
        <feDropShadow dx="0.3" dy="0.9" stdDeviation="0.9" floodOpacity="0.34" />
      </filter>
      <rect className="room__wall" {...far} y={-wallWidth} height={wallHeight + wallWidth} />
      <rect className="room__floor" {...far} y={floor} height={7} />
      <rect className="room__skirting" {...far} y={floor - 3} height={3} />
      <Sofa left={(wallWidth - sofa.width) / 2} bottom={floor + 3.4} />
      <g filter={`url(#${id})`} transform={`translate(${left} ${top})`}>
        {face > 0 && <rect {...outer} fill={looks.moulding?.look.color} />}
        <rect
          x={face}
          y={face}
          width={outer.width - 2 * face}
          height={outer.height - 2 * face}
          fill={looks.mat?.look.color ?? '#ffffff'}
        />
        {photo && (
          <PhotoImage
            photo={photo}
            isLarge={false}
            x={face + mat}
            y={face + mat}
            width={width}
            height={height}
          />
        )}
      </g>
    </svg>
  );
}

/** Drawn in three tones of one cloth. */
function Sofa({ left, bottom }: { left: number; bottom: number }) {
  const { width, height } = sofa;
  const top = bottom - height;
  return (
    <g transform={`translate(${left} ${top})`}>
      <rect className="room__sofa room__sofa--leg" x={7} y={height - 5} width={2} height={5} />
      <rect
        className="room__sofa room__sofa--leg"
        x={width - 9}
        y={height - 5}
        width={2}
        height={5}
      />
      <rect className="room__sofa room__sofa--back" x={4} width={width - 8} height={20} rx={3} />
      <rect className="room__sofa" x={9} y={13} width={33} height={9} rx={2.4} />
      <rect className="room__sofa" x={42.4} y={13} width={33} height={9} rx={2.4} />
      <rect
        className="room__sofa room__sofa--front"
        x={3}
        y={20.5}
        width={width - 6}
        height={7.5}
        rx={1.6}
      />
      <rect className="room__sofa" y={9} width={9} height={19} rx={3.4} />
      <rect className="room__sofa" x={width - 9} y={9} width={9} height={19} rx={3.4} />
    </g>
  );
}
