import { useId } from 'react';
import { photosFrom, type ShownPhoto } from '../products/shown-photo.ts';
import { PhotoImage } from './photo-image.tsx';
import type { PictureProps } from './picture-props.ts';
import { PictureScene } from './picture-scene.tsx';
import { shade } from './shade.ts';
import { Weave } from './weave.tsx';

/** An open spread, and in front of it the closed book, which hides the margin but no photo. */
export function AlbumPicture(props: PictureProps) {
  const { width, height, looks, isLarge } = props;
  const [, , , , cover] = photosFrom(props.photos, 0, 5);
  const closed = { width: width * 0.62, height: height * 0.62 };
  const across = width * 2 + 0.5;
  const down = height * 0.92 + closed.height;
  return (
    <PictureScene {...props} width={across} height={down} fill={0.84}>
      <g transform="translate(0.25 0)">
        <Spread {...props} />
      </g>
      <g transform={`translate(${across - closed.width - width * 0.08} ${down - closed.height})`}>
        <Cover {...closed} looks={looks} isLarge={isLarge} photo={cover} />
      </g>
    </PictureScene>
  );
}

function Spread({ width, height, looks, photos, isLarge }: PictureProps) {
  const id = useId();
  const [left, top, below, corner] = photosFrom(photos, 0, 4);
  const page = '#fcfbf8';
  const gap = width * 0.015;
  const margin = width * 0.09;
  const inner = width - 2 * margin;
  const high = (height - 2 * margin - gap) * 0.62;
  const low = height - 2 * margin - gap - high;
  const half = (inner - gap) / 2;
  const at = { x: width + margin, y: margin };
  return (
    <>
      <rect
        x={-0.12}
        y={-0.12}
        width={width * 2 + 0.24}
        height={height + 0.24}
        rx={0.06}
        fill={shade(looks.cover_material?.look.color ?? '#cfc3ad', -0.12)}
      />
      <rect width={width * 2} height={height} fill={page} />
      {left && (
        <PhotoImage photo={left} isLarge={isLarge} x={0} y={0} width={width} height={height} />
      )}
      {top && <PhotoImage photo={top} isLarge={isLarge} {...at} width={inner} height={high} />}
      {below && (
        <PhotoImage
          photo={below}
          isLarge={isLarge}
          x={at.x}
          y={at.y + high + gap}
          width={half}
          height={low}
        />
      )}
      {corner && (
        <PhotoImage
          photo={corner}
          isLarge={isLarge}
          x={at.x + half + gap}
          y={at.y + high + gap}
          width={half}
          height={low}
        />
      )}
      <linearGradient id={id}>
        <stop offset="0" stopColor="#000000" stopOpacity={0} />
        <stop offset="0.46" stopColor="#000000" stopOpacity={0.1} />
        <stop offset="0.5" stopColor="#000000" stopOpacity={0.34} />
        <stop offset="0.54" stopColor="#000000" stopOpacity={0.1} />
        <stop offset="1" stopColor="#000000" stopOpacity={0} />
      </linearGradient>
      <rect x={width * 0.8} width={width * 0.4} height={height} fill={`url(#${id})`} />
    </>
  );
}

const goldLeaf = '#c9a24b';

type CoverProps = Pick<PictureProps, 'width' | 'height' | 'looks' | 'isLarge'> & {
  photo: ShownPhoto | undefined;
};

function Cover({ width, height, looks, photo, isLarge }: CoverProps) {
  const id = useId();
  const color = looks.cover_material?.look.color ?? '#cfc3ad';
  const material = looks.cover_material?.id ?? '';
  const isWoven = !/leather|matte|gloss|soft|photo/.test(material);
  const isPrinted = /matte|gloss|photo/.test(material);
  const hinge = width * 0.075;
  const pages = width * 0.022;
  const engraving = looks.engraving?.id ?? 'none';
  const stamp = engraving === 'foil-stamped' ? goldLeaf : shade(color, -0.28);
  return (
    <>
      <Weave id={`${id}-weave`} thread={0.06} strength={0.16} />
      <rect
        x={0.1}
        y={0.22}
        width={width + pages}
        height={height + pages}
        fill="#000000"
        opacity={0.25}
      />
      <path
        d={`M${width} ${pages}h${pages}v${height}h${-width}l0 ${-pages}H${width}Z`}
        fill="#efece5"
      />
      <path d={`M${width + pages} ${pages}v${height}`} stroke="#bdb8ac" strokeWidth={0.04} />
      <rect width={width} height={height} rx={0.05} fill={color} />
      {isWoven && <rect width={width} height={height} rx={0.05} fill={`url(#${id}-weave)`} />}
      {isPrinted && photo && (
        <PhotoImage photo={photo} isLarge={isLarge} x={0} y={0} width={width} height={height} />
      )}
      <rect x={hinge} width={0.09} height={height} fill="#000000" opacity={0.2} />
      <rect x={hinge + 0.09} width={0.05} height={height} fill="#ffffff" opacity={0.14} />
      <rect width={width} height={0.05} fill="#ffffff" opacity={0.2} />
      {engraving !== 'none' && (
        <g>
          {/* Pressed in: the lower edge catches the light. */}
          <Lines width={width} height={height} fill={shade(color, 0.45)} down={0.035} />
          <Lines width={width} height={height} fill={stamp} down={0} />
        </g>
      )}
    </>
  );
}

interface LinesProps {
  width: number;
  height: number;
  fill: string;
  down: number;
}

/** A title and a line below it. */
function Lines({ width, height, fill, down }: LinesProps) {
  return (
    <g fill={fill} transform={`translate(0 ${down})`}>
      <rect x={width * 0.36} y={height * 0.46} width={width * 0.36} height={height * 0.014} />
      <rect x={width * 0.44} y={height * 0.51} width={width * 0.2} height={height * 0.009} />
    </g>
  );
}
