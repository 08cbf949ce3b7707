import type { SharedGallery } from '@albumen/contract/endpoints/galleries';
import type { PublicColumns } from '@albumen/contract/endpoints/photos';
import { formatDate } from '@albumen/domain/dates/format-moment';
import type { Photo } from '../photos/photo-list.ts';
import '../photos/photo-facts.css';

export interface GalleryPhotoInfoProps {
  gallery: SharedGallery;
  photos: PublicColumns;
  photo: Photo;
}

/** What a guest may know of a photo: its place, its size, whose gallery it is. */
export function GalleryPhotoInfo({ gallery, photos, photo }: GalleryPhotoInfoProps) {
  const index = photos.id.indexOf(photo.id);
  const width = photos.width[index];
  const count = photos.id.length.toLocaleString('en-US');
  return (
    <dl className="photo-facts">
      <dt>Photo</dt>
      <dd>{`${(index + 1).toLocaleString('en-US')} of ${count}`}</dd>
      {width !== undefined && (
        <>
          <dt>Pixels</dt>
          <dd>{`${width.toLocaleString('en-US')} × ${Math.round(width / photo.ratio).toLocaleString('en-US')}`}</dd>
        </>
      )}
      <dt>Gallery</dt>
      <dd>{gallery.title}</dd>
      {gallery.businessName !== '' && (
        <>
          <dt>By</dt>
          <dd>{gallery.businessName}</dd>
        </>
      )}
      {gallery.date !== null && (
        <>
          <dt>Date</dt>
          <dd>{formatDate(new Date(gallery.date))}</dd>
        </>
      )}
    </dl>
  );
}
