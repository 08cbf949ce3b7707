import type { CardSummary } from '@albumen/contract/endpoints/cards';
import { CardFace } from '../products/card-face.tsx';
import type { ShownPhoto } from '../products/shown-photo.ts';
import './card-pair.css';

export interface CardPairProps {
  designs: readonly CardSummary[];
  photos: readonly ShownPhoto[];
}

/** Two cards that lean on each other: what card products are shown with. */
export function CardPair({ designs, photos }: CardPairProps) {
  const pair = [designs.find(({ orientation }) => orientation === 'portrait'), designs.at(-2)];
  const shown = [...new Set([...pair, ...designs])]
    .filter((each) => each !== undefined)
    .slice(0, 2);
  return (
    <span className="card-pair">
      {shown.map(({ designId, name, front, fronts, trim }, place) => (
        <span key={designId} className="card-pair__card">
          <CardFace
            src={front}
            trim={trim}
            places={fronts[0]?.places ?? []}
            photos={place === 0 ? photos : photos.slice(1)}
            label={name}
          />
        </span>
      ))}
    </span>
  );
}
