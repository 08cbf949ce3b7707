import type { Size } from '@albumen/print/document/geometry';
import type { FaceDrawing } from '@albumen/print/drawing/drawing';
import { useEffect } from 'react';
import { FaceCanvas } from '../canvas/face-canvas.tsx';
import type { Pictures } from '../canvas/pictures.ts';

export interface BulkPictureProps {
  photoId: string;
  drawing: FaceDrawing;
  pictures: Pictures;
  size: Size;
}

/** What a tile shows, loaded while it is there: thousands of bitmaps are more than a browser holds. */
export function BulkPicture({ photoId, drawing, pictures, size }: BulkPictureProps) {
  useEffect(() => {
    pictures.want(photoId, '400');
    return () => pictures.letGo(photoId);
  }, [pictures, photoId]);
  return <FaceCanvas drawing={drawing} pictures={pictures} size={size} />;
}
