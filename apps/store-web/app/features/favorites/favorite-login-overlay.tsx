import { favoritesLabel } from '@albumen/domain/photos/photos-label';
import { galleryPlace } from '../../gallery-link.ts';
import { GuestPrompt } from './guest-prompt.tsx';

export interface FavoriteLoginProps {
  photoId: string;
  maxFavorites: number;
  /** Adds the favorite that was refused. */
  onKnown: () => void;
}

/** The server refused one more favorite: an email takes all that there are, and more. */
export function Overlay({ photoId, maxFavorites, onKnown }: FavoriteLoginProps) {
  return (
    <GuestPrompt
      name="favoriteLogin"
      title="Keep more favorites"
      action="Keep favorites"
      backTo={galleryPlace({ photoId, intent: 'favorite' })}
      onKnown={onKnown}
    >
      Without a name this gallery keeps {favoritesLabel(maxFavorites)}. With your email there is no
      limit, and the ones that you have come along.
    </GuestPrompt>
  );
}
