import { buttonClass } from '@albumen/ui/buttons/button';
import { DialogActions } from '@albumen/ui/overlays/dialog';
import { currentShareId, galleryLink } from '../../gallery-link.ts';
import { href } from '../../paths.ts';
import { OverlayDialog } from '../../shell/overlays/overlay-dialog.tsx';

export interface FavoriteLoginProps {
  photoId: string;
  maxFavorites: number;
}

/** The server refused one more favorite: an account takes all that there are, and more. */
export function Overlay({ photoId, maxFavorites }: FavoriteLoginProps) {
  const back = galleryLink({ shareId: currentShareId(), photoId, intent: 'favorite' });
  return (
    <OverlayDialog name="favoriteLogin" title="Keep more favorites">
      <p>
        Without an account this gallery keeps {maxFavorites} favorites. With a free one there is no
        limit, and the ones that you have come along.
      </p>
      <DialogActions>
        <a className={buttonClass({ kind: 'plain' })} href={href.accountVerify('login', back)}>
          Sign in
        </a>
        <a className={buttonClass({ kind: 'primary' })} href={href.createAccount(back)}>
          Create a free account
        </a>
      </DialogActions>
    </OverlayDialog>
  );
}
