import { licenses, type PlatePhoto } from './photos.ts';

/** Who made what, under which license. */
export function Credit({ photo }: { photo: PlatePhoto }) {
  return (
    <>
      {photo.title}, {photo.author},{' '}
      <a href={licenses[photo.license]} rel="license noreferrer">
        {photo.license}
      </a>
    </>
  );
}
