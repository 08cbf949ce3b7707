import { createGallery, editGallery } from '@albumen/contract/endpoints/galleries';
import { limits } from '@albumen/contract/limits';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '../../paths.ts';
import { call } from '../../shell/api/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { activeUpload } from '../upload/upload-center.ts';
import type { GalleryDraft } from './use-draft.ts';

interface Creation {
  galleryId: string;
  draft: GalleryDraft;
  /** The upload has begun: show the step that waits. */
  onLoading: () => void;
}

/**
 * The gallery is made by itself, two seconds after its upload started; then its manage page opens.
 * Who leaves the page before then, with photos chosen, has it made at once.
 */
export function useCreation({ galleryId, draft, onLoading }: Creation) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSent = useRef(false);
  const hasLeft = useRef(false);
  const [isBegun, setIsBegun] = useState(false);
  const leave = useEffectEvent(() => {
    const isChosen = activeUpload()?.target.galleryId === galleryId;
    if (isSent.current || (timer.current === undefined && !isChosen)) return;
    clearTimeout(timer.current);
    isSent.current = true;
    void createFrom(draft, galleryId, true);
  });
  useEffect(() => {
    hasLeft.current = false;
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      hasLeft.current = true;
      leave();
    };
  }, []);

  /** A browser that dies has no time to say goodbye: the title is kept once photos are chosen. */
  const keepDraft = useCallback(() => {
    const { title, occasion } = draft;
    const body = { title, occasion };
    void call(editGallery, { params: { galleryId }, body, outlivesPage: true });
  }, [draft, galleryId]);

  /* Whoever tries again has mended what was refused. */
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);

  const begin = useCallback(() => {
    const create = async (): Promise<void> => {
      isSent.current = true;
      const failure = await createFrom(latest.current, galleryId);
      if (failure === undefined) return navigate(href.galleryManage(galleryId), { replace: true });
      return openOverlay('error', {
        title: 'The gallery was not made',
        message: `${failure} Your upload goes on and nothing of it is lost.`,
        onRetry: () => void create(),
      });
    };
    // On a slow line the page may be left before the first byte goes: its gallery is made by then.
    if (hasLeft.current) return;
    setIsBegun(true);
    onLoading();
    timer.current = setTimeout(() => void create(), limits.createPageLoadingWaitMs);
  }, [galleryId, navigate, onLoading]);
  return { keepDraft, begin, isBegun };
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
  if (reply.ok) return undefined;
  const { fields = {}, title } = reply.problem;
  return Object.values(fields).flat().join(' ') || title;
}
