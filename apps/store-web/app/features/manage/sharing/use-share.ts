import { revokeLink, shareGallery, type Gallery } from '@albumen/contract/endpoints/galleries';
import type { ProblemCode } from '@albumen/contract/problems';
import { useState } from 'react';
import { useRefresh } from '../../../shell/navigation/use-refresh.ts';
import { call } from '../../../shell/api/browser-api.ts';
import { openOverlay } from '../../../shell/overlays/overlay-store.ts';

interface ShareFailure {
  message: string;
  /** Once more what failed, which is not always the making of a link. */
  again: () => Promise<unknown>;
}

export interface Share {
  link: string | null;
  /** The link was there when the page came, or was taken back since. */
  isRevoked: boolean;
  failure: ShareFailure | undefined;
  /** Answers why not; undefined when the link is there. */
  make: () => Promise<ProblemCode | undefined>;
  revoke: () => Promise<void>;
}

export function useShare({ galleryId, link }: Gallery): Share {
  const refresh = useRefresh();
  const [failure, setFailure] = useState<ShareFailure>();
  const [isRevoked, setIsRevoked] = useState(false);
  const params = { galleryId };
  const make = async (): Promise<ProblemCode | undefined> => {
    setFailure(undefined);
    const reply = await call(shareGallery, { params });
    if (reply.ok) {
      setIsRevoked(false);
      await refresh();
      return undefined;
    }
    const { code, title } = reply.problem;
    if (code === 'notVerified') await openOverlay('verifyAccount');
    else setFailure({ message: title, again: make });
    return code;
  };
  const revoke = async (): Promise<void> => {
    setFailure(undefined);
    const reply = await call(revokeLink, { params });
    if (!reply.ok) return setFailure({ message: reply.problem.title, again: revoke });
    setIsRevoked(true);
    return refresh();
  };
  return { link, isRevoked, failure, make, revoke };
}
