import type { ProductFamily } from '@albumen/contract/catalog/families';
import { useId } from 'react';
import { PhotoImage } from './photo-image.tsx';
import type { PictureProps } from './picture-props.ts';

/** A wall of this width, in inches; pictures hang with their middle at the height of eyes. */
const wallWidth = 150;
const eyes = 60;

/** An inner door of a house. */
const door = { left: 8, width: 30, height: 80 };

/** The ground goes on beyond the picture, however wide that is shown. */
const far = { x: -3 * wallWidth, width: 7 * wallWidth };

/** A drawing to scale, not a room: the product beside the outline of a door, both measured. */
export function WallPicture(props: PictureProps & { family: ProductFamily }) {
  const { width, height, looks } = props;
  const face = looks.moulding?.look.faceInches ?? 0;
  const mat = looks.mat?.look.matInches ?? 0;
  const outer = { width: width + 2 * (face + mat), height: height + 2 * (face + mat) };
  const wallHeight = Math.max(door.height + 14, eyes + outer.height / 2 + 10);
  const floor = wallHeight;
  const free = { from: door.left + door.width, to: wallWidth };
  const left = (free.from + free.to - outer.width) / 2;
  const top = floor - eyes - outer.height / 2;
  return (
    <svg
      className="wall"
      viewBox={`0 0 ${wallWidth} ${wallHeight + 6}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <path className="wall__outline" d={`M${far.x} ${floor}h${far.width}`} />
      <Door floor={floor} />
      <g transform={`translate(${left} ${top})`}>
        <Hung {...props} outer={outer} face={face} mat={mat} />
      </g>
      <Measure
        from={[left, top + outer.height + 4]}
        to={[left + outer.width, top + outer.height + 4]}
      >
        {inches(outer.width)}
      </Measure>
      <Measure from={[left - 4, top]} to={[left - 4, top + outer.height]}>
        {inches(outer.height)}
      </Measure>
    </svg>
  );
}

function Door({ floor }: { floor: number }) {
  const { left, width, height } = door;
  const top = floor - height;
  return (
    <>
      <path className="wall__outline" d={`M${left} ${floor}V${top}h${width}V${floor}`} />
      <text className="wall__size" x={left + width / 2} y={top + 9} textAnchor="middle">
        Door, {inches(height)}
      </text>
    </>
  );
}

type HungProps = PictureProps & {
  outer: { width: number; height: number };
  face: number;
  mat: number;
};

function Hung({ width, height, looks, photos, outer, face, mat }: HungProps) {
  const id = useId();
  const [photo] = photos;
  return (
    <>
      <filter id={id} x="-20%" y="-20%" width="140%" height="150%">
        <feDropShadow dx="0.3" dy="0.7" stdDeviation="0.7" floodOpacity="0.3" />
      </filter>
      <g filter={`url(#${id})`}>
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
    </>
  );
}

type Point = readonly [x: number, y: number];

/** A line with a short stroke at either end, and what it measures. */
function Measure({ from, to, children }: { from: Point; to: Point; children: string }) {
  const [[x1, y1], [x2, y2]] = [from, to];
  const isUpright = x1 === x2;
  const [dx, dy] = isUpright ? [1.2, 0] : [0, 1.2];
  const [x, y] = [(x1 + x2) / 2 - (isUpright ? 2 : 0), (y1 + y2) / 2 + (isUpright ? 1.4 : 5.4)];
  return (
    <g className="wall__measure">
      <path
        d={`M${x1} ${y1}L${x2} ${y2}M${x1 - dx} ${y1 - dy}l${2 * dx} ${2 * dy}M${x2 - dx} ${y2 - dy}l${2 * dx} ${2 * dy}`}
      />
      <text className="wall__size" x={x} y={y} textAnchor={isUpright ? 'end' : 'middle'}>
        {children}
      </text>
    </g>
  );
}

function inches(length: number): string {
  return `${Number(length.toFixed(1))} in`;
}
