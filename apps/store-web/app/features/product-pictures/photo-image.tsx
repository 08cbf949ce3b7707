import type { Focus, ShownPhoto } from '../products/shown-photo.ts';

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface PhotoImageProps extends Place {
  photo: ShownPhoto;
  isLarge: boolean;
}

const alignments: Record<Focus, string> = { start: 'Min', middle: 'Mid', end: 'Max' };

/** A photo that fills its place, in the units of the drawing around it. */
export function PhotoImage({ photo, isLarge, ...place }: PhotoImageProps) {
  const { x, y } = photo.focus;
  return (
    <image
      {...place}
      href={isLarge ? photo.urls.large : photo.urls.tile}
      preserveAspectRatio={`x${alignments[x]}Y${alignments[y]} slice`}
    />
  );
}
