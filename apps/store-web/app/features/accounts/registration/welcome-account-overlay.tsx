import { isGuestPath } from '@albumen/contract/guest-paths';
import { markWelcomed } from '@albumen/contract/endpoints/accounts';
import { labBrandFacts } from '@albumen/contract/brands';
import { Button, buttonClass } from '@albumen/ui/buttons/button';
import { DialogActions } from '@albumen/ui/overlays/dialog';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../../../shell/navigation/link.tsx';
import { href } from '../../../paths.ts';
import { call } from '../../../shell/api/browser-api.ts';
import { OverlayDialog } from '../../../shell/overlays/overlay-dialog.tsx';
import { closeOverlay } from '../../../shell/overlays/overlay-store.ts';
import { useBrand } from '../../../shell/shell-context.tsx';
import { useIsGuest } from '../../../shell/use-guest.ts';

/** Shown once after verification; having opened is having been shown. */
export function Overlay() {
  const brand = useBrand();
  useEffect(() => void call(markWelcomed), []);
  const close = () => closeOverlay('welcomeAccount');
  const { pathname } = useLocation();
  const isOfStudio = useIsGuest();
  const isGuest = isOfStudio || isGuestPath(pathname);
  return (
    <OverlayDialog name="welcomeAccount" title={`Welcome to ${labBrandFacts[brand].name}`}>
      <p>
        {isGuest
          ? 'Your account keeps your favorites and orders in one place.'
          : 'Upload up to 3,200 photos into a gallery, share one link, and see what your guests favorite.'}
      </p>
      <DialogActions>
        <Button onClick={close} kind={isGuest ? 'primary' : 'plain'}>
          {isGuest ? 'Go on' : 'Look around'}
        </Button>
        {!isGuest && (
          <Link
            to={href.galleryCreate()}
            className={buttonClass({ kind: 'primary' })}
            onClick={close}
          >
            Create a gallery
          </Link>
        )}
      </DialogActions>
    </OverlayDialog>
  );
}
