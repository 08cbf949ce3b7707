import { HeartFilledIcon, HeartIcon } from '@albumen/ui/icons';
import { IconButton } from '@albumen/ui/buttons/icon-button';
import './favorite-button.css';

export interface FavoriteButtonProps {
  isFavorite: boolean;
  onToggle: () => void;
  /** Which photo, for a screen reader: 'photo 3'. */
  of: string;
  isOnPhoto?: boolean;
}

/** Its state stays visible when the pointer leaves: a favorite keeps its heart. Its name never changes: pressed or not says the rest. */
export function FavoriteButton({ isFavorite, onToggle, of, isOnPhoto }: FavoriteButtonProps) {
  return (
    <IconButton
      className={isFavorite ? 'favorite-button favorite-button--on' : 'favorite-button'}
      label={`Favorite ${of}`}
      aria-pressed={isFavorite}
      icon={isFavorite ? <HeartFilledIcon /> : <HeartIcon />}
      onClick={onToggle}
      isDense
      {...(isOnPhoto && { isOnPhoto })}
    />
  );
}
