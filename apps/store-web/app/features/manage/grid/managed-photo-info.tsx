import { getPhoto, type PhotoDetails } from '@albumen/contract/endpoints/photos';
import { formatDate } from '@albumen/domain/dates/format-moment';
import { formatSize } from '@albumen/domain/sizes/format-size';
import { Skeleton } from '@albumen/ui/feedback/skeleton';
import { useEffect, useState } from 'react';
import { call } from '../../../shell/api/browser-api.ts';
import '../../photos/photo-facts.css';

/** File name, dimensions, size and creation date, then what the camera wrote. */
export function ManagedPhotoInfo({ photoId }: { photoId: string }) {
  const [details, setDetails] = useState<PhotoDetails>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    void call(getPhoto, { params: { photoId } }).then((reply) => {
      if (!isWanted) return;
      if (reply.ok) setDetails(reply.value);
      else setFailure(reply.problem.title);
    });
    return () => {
      isWanted = false;
    };
  }, [photoId]);
  if (failure !== undefined) return <p role="alert">{failure}</p>;
  if (details === undefined) return <Skeleton shape="text" />;
  return (
    <dl className="photo-facts">
      {factsOf(details).map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(photo: PhotoDetails): [string, string][] {
  const { fileName, dimensions, fileSize, dateCreated, facts, favorites, refusal } = photo;
  const rows: [string, string | undefined][] = [
    ['File name', fileName],
    ['Dimensions', dimensions === null ? undefined : pixels(dimensions)],
    ['Size', formatSize(fileSize)],
    ['Created', formatDate(new Date(dateCreated))],
    ['Favorites', favorites === 0 ? undefined : favorites.toLocaleString('en-US')],
    ['Camera', facts.camera],
    ['Lens', facts.lens],
    ['Exposure', exposureOf(facts)],
    ['Color profile', facts.colorProfile],
    [
      'Repaired',
      photo.isRepaired ? 'The file broke small rules and was read all the same.' : undefined,
    ],
    ['Problem', refusal ?? undefined],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== undefined && row[1] !== '');
}

function pixels({ width, height }: { width: number; height: number }): string {
  return `${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')}`;
}

function exposureOf({ exposure, aperture, iso, focalLengthMm }: PhotoDetails['facts']): string {
  const parts = [
    exposure,
    aperture,
    iso === undefined ? undefined : `ISO ${iso}`,
    focalLengthMm === undefined ? undefined : `${focalLengthMm} mm`,
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}
