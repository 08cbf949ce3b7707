import { photosLabel } from '@albumen/domain/photos/photos-label';
import { sharedPerson } from '@albumen/contract/endpoints/people';
import { Button } from '@albumen/ui/buttons/button';
import { LinkIcon } from '@albumen/ui/icons';
import { useEffect, useRef } from 'react';
import { Link } from '../../../shell/navigation/link.tsx';
import { call } from '../../../shell/api/browser-api.ts';
import { useLoaded } from '../../../shell/api/use-loaded.ts';
import { NotLoaded } from '../../../shell/not-loaded.tsx';
import { copyText } from '../../../shell/navigation/share-link.ts';
import { showToast } from '../../../shell/toasts/toast-store.ts';
import { Deeds } from './deeds.tsx';
import type { FindMeProps } from './find-me.tsx';
import { personHash } from './person-address.ts';
import { pickMatches } from './search.ts';
import { useInView } from './use-in-view.ts';

/** Photos of somebody whom the photographer has named; its address is a link for others. */
export function PersonPhotos(props: FindMeProps & { personId: string }) {
  const { gallery, photoIds, personId, setFound } = props;
  const { shareId } = gallery;
  const {
    value: person,
    failure,
    reload,
  } = useLoaded(`${shareId} ${personId}`, () =>
    call(sharedPerson, { params: { shareId, personId } }),
  );
  const ref = useInView();
  const show = useRef(setFound);
  useEffect(() => {
    const showFound = show.current;
    if (person === undefined) return undefined;
    const matches = person.photoIds.map((photoId) => ({ photoId, faceId: '', distance: 0 }));
    const asked = { model: '', descriptors: [], notMe: [] };
    showFound({ shareId, asked, matches, pick: pickMatches, renderOver: () => null });
    return () => showFound(undefined);
  }, [shareId, person]);
  const copy = async () => {
    if (await copyText(window.location.href)) showToast('Link copied.');
  };
  const back = (
    <Link className="link" to={personHash} preventScrollReset>
      Find somebody else
    </Link>
  );
  if (person === undefined) {
    return (
      <section ref={ref} className="find-me">
        {failure === undefined ? (
          <output className="text-muted">Loading photos</output>
        ) : (
          <NotLoaded title="These photos are not shown" failure={failure} onRetry={reload} />
        )}
        {back}
      </section>
    );
  }
  const count = photoIds.length;
  return (
    <section ref={ref} className="find-me find-me--found" aria-labelledby="find-me-title">
      <div>
        <h2 className="title-md" id="find-me-title" aria-live="polite">
          {photosLabel(count)} of {person.name}
        </h2>
        <p className="text-sm">{back}</p>
      </div>
      <div className="find-me__actions">
        {count > 0 && <Deeds {...props} />}
        <Button kind="quiet" isDense icon={<LinkIcon />} onClick={() => void copy()}>
          Copy link
        </Button>
      </div>
    </section>
  );
}
