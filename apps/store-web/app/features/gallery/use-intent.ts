import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { galleryLink, intentOf } from '../../gallery-link.ts';
import type { Wanted } from './fulfill-intent.ts';

/** Back from signing in: what was wanted before happens now, once, and leaves the address. */
export function useIntent({ gallery, favorites }: Omit<Wanted, 'photoId'>): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const intent = intentOf(search);
  const photoId = search.get('photo') ?? undefined;
  useEffect(() => {
    if (intent === undefined) return;
    const { shareId } = gallery;
    void navigate(galleryLink({ shareId, photoId }), { replace: true, preventScrollReset: true });
    void import('./fulfill-intent.ts').then(({ fulfill }) =>
      fulfill(intent, { gallery, favorites, photoId }),
    );
  }, [intent, photoId, gallery, favorites, navigate]);
}
