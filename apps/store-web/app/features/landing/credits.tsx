import { licenses, type LandingPhoto } from './photos.ts';

/** Who made what, under which license. */
export function Credit({ photo }: { photo: LandingPhoto }) {
  return (
    <>
      {photo.title}, {photo.author},{' '}
      <a href={licenses[photo.license]} rel="license noreferrer">
        {photo.license}
      </a>
    </>
  );
}
