import type { ProductFamily } from '@albumen/contract/catalog/families';
import type { ComponentType } from 'react';
import { AlbumPicture } from './album-picture.tsx';
import { CanvasPicture } from './canvas-picture.tsx';
import { FramedPicture } from './framed-picture.tsx';
import { MetalPicture } from './metal-picture.tsx';
import type { PictureProps } from './picture-props.ts';
import { PrintPicture } from './print-picture.tsx';
import './picture.css';

const pictures: Partial<Record<ProductFamily, ComponentType<PictureProps>>> = {
  print: PrintPicture,
  fineArt: PrintPicture,
  framed: FramedPicture,
  canvas: CanvasPicture,
  metal: MetalPicture,
  album: AlbumPicture,
};

/** A product as it will look, with photos of the visitor where there are any; cards have designs. */
export function ProductPicture({ family, ...props }: PictureProps & { family: ProductFamily }) {
  const Picture = pictures[family];
  return Picture ? <Picture {...props} /> : null;
}
