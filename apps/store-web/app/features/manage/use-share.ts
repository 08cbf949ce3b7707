import { revokeLink, shareGallery, type Gallery } from '@albumen/contract/endpoints/galleries';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../shell/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';

export interface Share {
  link: string | null;
  failure: string | undefined;
  make: () => Promise<void>;
  revoke: () => Promise<void>;
}

export function useShare({ galleryId, link }: Gallery): Share {
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<string>();
  const params = { galleryId };
  return {
    link,
    failure,
    async make() {
      const reply = await call(shareGallery, { params });
      if (reply.ok) return revalidate();
      if (reply.problem.code === 'notVerified') return openOverlay('verifyAccount');
      setFailure(reply.problem.title);
    },
    async revoke() {
      const reply = await call(revokeLink, { params });
      if (reply.ok) await revalidate();
      else setFailure(reply.problem.title);
    },
  };
}
