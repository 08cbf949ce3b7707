import { useId } from 'react';
import { PhotoImage } from './photo-image.tsx';
import type { PictureProps } from './picture-props.ts';
import { PictureScene } from './picture-scene.tsx';

const cornerInches = 0.25;

const sheens: Readonly<Record<string, number>> = { gloss: 0.3, satin: 0.14, sheer: 0.1 };

/** A thin sheet of aluminum that stands off the wall. */
export function MetalPicture(props: PictureProps) {
  const { width, height, looks, photos, isLarge } = props;
  const id = useId();
  const [photo] = photos;
  const radius = looks.corners?.id === 'rounded' ? cornerInches : 0.03;
  const finish = looks.finish?.id ?? 'satin';
  const isSheer = finish === 'sheer';
  return (
    <PictureScene {...props} width={width} height={height}>
      <linearGradient id={`${id}-sheen`} x1="0" y1="0" x2="1" y2="0.8">
        <stop offset="0.18" stopColor="#ffffff" stopOpacity={0} />
        <stop offset="0.36" stopColor="#ffffff" stopOpacity={sheens[finish] ?? 0.14} />
        <stop offset="0.42" stopColor="#ffffff" stopOpacity={finish === 'gloss' ? 0 : 0.1} />
        <stop offset="0.72" stopColor="#ffffff" stopOpacity={0} />
      </linearGradient>
      <clipPath id={`${id}-cut`}>
        <rect width={width} height={height} rx={radius} />
      </clipPath>
      <g clipPath={`url(#${id}-cut)`}>
        <rect width={width} height={height} fill={isSheer ? '#c3c7ca' : '#ffffff'} />
        {photo && (
          <g opacity={isSheer ? 0.86 : 1}>
            <PhotoImage photo={photo} isLarge={isLarge} x={0} y={0} width={width} height={height} />
          </g>
        )}
        <rect width={width} height={height} fill={`url(#${id}-sheen)`} />
        <rect
          x={0.02}
          y={0.02}
          width={width - 0.04}
          height={height - 0.04}
          rx={radius}
          fill="none"
          stroke="#ffffff"
          strokeOpacity={0.5}
          strokeWidth={0.04}
        />
      </g>
      {looks.hanging?.id === 'posts' && <Posts width={width} height={height} />}
    </PictureScene>
  );
}

interface Measures {
  width: number;
  height: number;
}

function Posts({ width, height }: Measures) {
  const corners = [1, width - 1].flatMap((x) => [1, height - 1].map((y) => ({ x, y })));
  return corners.map(({ x, y }) => (
    <g key={`${x} ${y}`}>
      <circle cx={x} cy={y} r={0.38} fill="#8b9196" />
      <circle cx={x - 0.06} cy={y - 0.06} r={0.3} fill="#d6dadd" />
    </g>
  ));
}
