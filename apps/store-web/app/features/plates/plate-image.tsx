import type { PlatePhoto } from './photos.ts';

const files = import.meta.glob<string>('./photos/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

const widths = [640, 1280, 2000];

interface PlateImageProps {
  photo: PlatePhoto;
  /** The `sizes` attribute: how wide it is drawn. */
  sizes: string;
  /** The one that is seen first is fetched first; the others when they come near. */
  isFirst?: boolean;
  className?: string;
}

export function PlateImage({ photo, sizes, isFirst, className }: PlateImageProps) {
  const sources = widths.flatMap((width) => {
    const url = files[`./photos/${photo.file}-${width}.webp`];
    return url === undefined ? [] : [{ width, url }];
  });
  return (
    <img
      className={className}
      src={sources[1]?.url}
      srcSet={sources.map(({ width, url }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={photo.alt}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  );
}
