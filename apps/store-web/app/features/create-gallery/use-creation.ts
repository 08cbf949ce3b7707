import { createGallery } from '@albumen/contract/endpoints/galleries';
import { limits } from '@albumen/contract/limits';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '../../paths.ts';
import { call } from '../../shell/api/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import type { GalleryDraft } from './use-draft.ts';

interface Creation {
  galleryId: string;
  draft: GalleryDraft;
  /** The upload has begun: show the step that waits. */
  onLoading: () => void;
}

/**
 * The gallery is made by itself, two seconds after its upload started; then its manage page opens.
 * Who leaves the page before then has it made at once.
 */
export function useCreation({ galleryId, draft, onLoading }: Creation) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isBegun, setIsBegun] = useState(false);
  const leave = useEffectEvent(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    void createFrom(draft, galleryId, true);
  });
  useEffect(() => {
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const send = useCallback(() => createFrom(draft, galleryId), [draft, galleryId]);

  const begin = useCallback(() => {
    const create = async (): Promise<void> => {
      timer.current = undefined;
      const failure = await send();
      if (failure === undefined) return navigate(href.galleryManage(galleryId), { replace: true });
      return openOverlay('error', {
        title: 'The gallery was not made',
        message: `${failure} Your upload goes on and nothing of it is lost.`,
        onRetry: () => void create(),
      });
    };
    setIsBegun(true);
    onLoading();
    timer.current = setTimeout(() => void create(), limits.createPageLoadingWaitMs);
  }, [send, galleryId, navigate, onLoading]);
  return { begin, isBegun };
}

/** Answers why it failed; undefined when the gallery is there. */
async function createFrom(
  draft: GalleryDraft,
  galleryId: string,
  outlivesPage = false,
): Promise<string | undefined> {
  const { date, ...texts } = draft;
  const body = { ...texts, date: date === '' ? null : Date.parse(`${date}T00:00:00Z`) };
  const reply = await call(createGallery, { params: { galleryId }, body, outlivesPage });
  return reply.ok ? undefined : reply.problem.title;
}
