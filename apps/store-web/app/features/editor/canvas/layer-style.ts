import type { Box } from '@albumen/print/document/geometry';
import type { Layer } from '@albumen/print/document/layers';
import type { CSSProperties } from 'react';

/** The box of a layer on the paper, in shares of it. */
export function layerStyle({ box, angleDegrees = 0 }: Layer, paper: Box): CSSProperties {
  return {
    left: percent((box.x - paper.x) / paper.width),
    top: percent((box.y - paper.y) / paper.height),
    width: percent(box.width / paper.width),
    height: percent(box.height / paper.height),
    ...(angleDegrees !== 0 && { rotate: `${angleDegrees}deg` }),
  };
}

function percent(share: number): string {
  return `${share * 100}%`;
}
