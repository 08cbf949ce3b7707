import type { Gallery } from '@albumen/contract/endpoints/galleries';
import type { ManagedColumns } from '@albumen/contract/endpoints/photos';
import { sizeInWords } from '@albumen/domain/sizes/size-in-words';
import { CheckIcon, HeartIcon, StarIcon, WarningIcon } from '@albumen/ui/icons';
import { refusalInWords } from './refusal-in-words.ts';
import type { Photo } from '../photos/photo-list.ts';
import type { Reorder } from './use-reorder.ts';

export interface ManagedTileProps {
  gallery: Gallery;
  photo: Photo;
  columns: ManagedColumns;
  index: number;
  reorder: Reorder;
  isChosen: boolean;
  hasDetails: boolean;
  onOpen: () => void;
  /** With Shift, everything since the last choice. */
  onChoose: (isRange: boolean) => void;
}

/** Over a photo: open, choose, drag; its hearts, whether it is the hero, what is wrong with it. */
export function ManagedTile(props: ManagedTileProps) {
  const { gallery, photo, columns, index, reorder, isChosen, hasDetails, onOpen, onChoose } = props;
  const name = columns.name[index] ?? '';
  const hearts = columns.favorites[index] ?? 0;
  const refusal = columns.refusal[index];
  return (
    <>
      <button
        type="button"
        className="photo-tile__cover"
        aria-label={`Open ${name}`}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        onClick={(event) => (event.shiftKey ? onChoose(true) : onOpen())}
        {...reorder.handlersOf(photo.id, index)}
      />
      <button
        type="button"
        className="photo-tile__choose"
        aria-label={`Choose ${name}`}
        aria-pressed={isChosen}
        onClick={(event) => onChoose(event.shiftKey)}
      >
        <span className="photo-tile__check">{isChosen && <CheckIcon size={16} />}</span>
      </button>
      <span className="managed-tile__marks">
        {gallery.hero?.photoId === photo.id && (
          <span className="managed-tile__mark" title="Hero">
            <StarIcon size={14} />
            <span className="visually-hidden">Hero</span>
          </span>
        )}
        {hearts > 0 && (
          <span className="managed-tile__mark">
            <HeartIcon size={14} /> {hearts.toLocaleString('en-US')}
            <span className="visually-hidden"> favorites</span>
          </span>
        )}
      </span>
      {columns.state[index] === 'processing' && (
        <span className="managed-tile__state">Being made …</span>
      )}
      {refusal != null && (
        <span className="managed-tile__state managed-tile__state--refused">
          <WarningIcon size={14} /> {refusalInWords(refusal)}
        </span>
      )}
      {hasDetails && (
        <span className="managed-tile__details text-xs">
          {name} · {sizeInWords(columns.sizeBytes[index] ?? 0)}
        </span>
      )}
    </>
  );
}
