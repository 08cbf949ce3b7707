import { useId } from 'react';
import type { ShownPhoto } from '../products/shown-photo.ts';
import { PhotoImage } from './photo-image.tsx';
import type { PictureProps } from './picture-props.ts';
import { PictureScene } from './picture-scene.tsx';
import { Weave } from './weave.tsx';

/** How much of the side is seen by somebody who stands a step to the right. */
const foreshortening = 0.62;

/** A canvas from the right, so that its edge is seen. */
export function CanvasPicture(props: PictureProps) {
  const { width, height, looks, photos, isLarge } = props;
  const id = useId();
  const [photo] = photos;
  const depth = looks.depth?.look.depthInches ?? 1.5;
  const side = depth * foreshortening;
  if (!photo) return null;
  const runsAround = looks.edge?.id === 'image';
  const grown = runsAround ? depth : 0;
  return (
    <PictureScene {...props} width={width + side} height={height}>
      <Side {...props} depth={depth} />
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <GrownPhoto photo={photo} isLarge={isLarge} width={width} height={height} grown={grown} />
      </svg>
      <Weave id={id} thread={0.09} strength={0.07} />
      <rect width={width} height={height} fill={`url(#${id})`} />
      <rect x={width - 0.06} width={0.06} height={height} fill="#ffffff" opacity={0.18} />
    </PictureScene>
  );
}

function Side({ width, height, looks, photos, isLarge, depth }: PictureProps & { depth: number }) {
  const id = useId();
  const [photo] = photos;
  const far = depth * foreshortening;
  const drop = depth * 0.16;
  const outline = `M${width} 0L${width + far} ${drop}V${height - drop}L${width} ${height}Z`;
  const color = looks.edge?.look.color;
  const isMirrored = looks.edge?.id !== 'image';
  const grown = isMirrored ? 0 : depth;
  return (
    <>
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        {color !== undefined || !photo ? (
          <path d={outline} fill={color ?? '#111111'} />
        ) : (
          <g transform={`translate(${width} 0) scale(${foreshortening} 1)`}>
            <g
              transform={
                isMirrored ? `translate(${width} 0) scale(-1 1)` : `translate(${-width} 0)`
              }
            >
              <GrownPhoto
                photo={photo}
                isLarge={isLarge}
                width={width}
                height={height}
                grown={grown}
              />
            </g>
          </g>
        )}
        <path d={outline} fill="#000000" opacity={color === '#ffffff' ? 0.12 : 0.32} />
      </g>
    </>
  );
}

interface GrownPhotoProps extends Pick<PictureProps, 'isLarge' | 'width' | 'height'> {
  photo: ShownPhoto;
  grown: number;
}

/** The photo over the front and, at each side, as much more as runs around the edge. */
function GrownPhoto({ photo, isLarge, width, height, grown }: GrownPhotoProps) {
  return (
    <PhotoImage
      photo={photo}
      isLarge={isLarge}
      x={-grown}
      y={-grown}
      width={width + 2 * grown}
      height={height + 2 * grown}
    />
  );
}
