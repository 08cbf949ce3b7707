import type { SharedGallery } from '@albumen/contract/endpoints/galleries';
import type { CSSProperties } from 'react';

interface Dress {
  className: string;
  style: CSSProperties;
}

/** The colors of a studio's brand, as properties of what lies in its gallery. */
export function dressOf({ accent, cover }: SharedGallery['colors']): Dress {
  const colors = {
    ...(accent && {
      '--accent': `light-dark(${accent.light}, ${accent.dark})`,
      '--on-accent': `light-dark(${accent.onLight}, ${accent.onDark})`,
    }),
    ...(cover && { '--cover': cover.color, '--on-cover': cover.ink }),
  };
  return {
    className: accent ? 'gallery-dress gallery-dress--accent' : 'gallery-dress',
    style: colors,
  };
}
