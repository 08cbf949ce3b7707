import { sharedPerson } from '@albumen/contract/endpoints/people';
import { Button } from '@albumen/ui/buttons/button';
import { Notice } from '@albumen/ui/feedback/notice';
import { LinkIcon } from '@albumen/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../../../shell/navigation/link.tsx';
import { call } from '../../../shell/api/browser-api.ts';
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
  const [loaded, setLoaded] = useState<{ name: string } | { failure: string }>();
  const ref = useInView();
  const show = useRef(setFound);
  useEffect(() => {
    let isWanted = true;
    const showFound = show.current;
    void call(sharedPerson, { params: { shareId, personId } }).then((reply) => {
      if (!isWanted) return;
      setLoaded(reply.ok ? reply.value : { failure: reply.problem.title });
      if (!reply.ok) return;
      const matches = reply.value.photoIds.map((photoId) => ({
        photoId,
        faceId: '',
        distance: 0,
      }));
      const asked = { model: '', descriptors: [], notMe: [] };
      showFound({ shareId, asked, matches, pick: pickMatches, renderOver: () => null });
    });
    return () => {
      isWanted = false;
      showFound(undefined);
    };
  }, [shareId, personId]);
  const copy = async () => {
    await copyText(window.location.href);
    showToast('Link copied.');
  };
  const back = (
    <Link className="link" to={personHash} preventScrollReset>
      Find somebody else
    </Link>
  );
  if (loaded === undefined || 'failure' in loaded) {
    return (
      <section ref={ref} className="find-me">
        {loaded === undefined ? (
          <output className="text-muted">Loading photos</output>
        ) : (
          <Notice kind="danger" title="These photos are not shown">
            {loaded.failure}
          </Notice>
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
          {count.toLocaleString('en-US')} {count === 1 ? 'photo' : 'photos'} of {loaded.name}
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
