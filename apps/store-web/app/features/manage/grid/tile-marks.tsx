import { HeartFilledIcon, StarIcon } from '@albumen/ui/icons';

/** Whether the photo is the hero, and how often it was favorited. */
export function TileMarks({ isHero, hearts }: { isHero: boolean; hearts: number }) {
  if (!isHero && hearts === 0) return null;
  return (
    <span className="managed-tile__marks">
      {isHero && (
        <span className="managed-tile__mark">
          <StarIcon size={14} /> Hero
        </span>
      )}
      {hearts > 0 && (
        <span className="managed-tile__mark">
          <HeartFilledIcon size={14} /> {hearts.toLocaleString('en-US')}
          <span className="visually-hidden">{hearts === 1 ? ' favorite' : ' favorites'}</span>
        </span>
      )}
    </span>
  );
}
