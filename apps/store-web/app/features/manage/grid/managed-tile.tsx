import type { Gallery } from '@albumen/contract/endpoints/galleries';
import type { ManagedColumns } from '@albumen/contract/endpoints/photos';
import { CheckIcon, HeartFilledIcon, StarIcon } from '@albumen/ui/icons';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { Photo } from '../../photos/photo-list.ts';
import { useMay } from '../../../shell/use-may.ts';
import { PendingPhoto } from './pending-photo.tsx';
import { TileFacts } from './tile-facts.tsx';
import { moveFocusByArrow } from '../../photos/tile-keys.ts';
import type { Choosing } from '../../photos/use-choosing.ts';
import type { Drag } from '../arranging/use-drag.ts';
import { useLongPress } from '../../photos/use-long-press.ts';
import type { Reorder } from '../arranging/use-reorder.ts';
import './managed-tile.css';

export interface ManagedTileProps {
  gallery: Gallery;
  photo: Photo;
  columns: ManagedColumns;
  index: number;
  reorder: Reorder;
  drag: Drag;
  choosing: Choosing;
  isChosen: boolean;
  hasDetails: boolean;
  onOpen: () => void;
}

/** The layer over a photo: open, choose, drag; its hearts, whether it is the hero, what is wrong with it. */
export function ManagedTile(props: ManagedTileProps) {
  const { gallery, photo, columns, index, reorder, drag, choosing, isChosen, hasDetails } = props;
  const name = columns.name[index] ?? '';
  const state = columns.state[index];
  const mayMove = useMay('galleries:change');
  const { isHandled, ...longPress } = useLongPress(() => choosing.choose(index, noKeys));
  const press = (event: MouseEvent) => {
    if (isHandled()) return;
    if (choosing.isMeant(event) || state === 'refused') choosing.choose(index, event);
    else props.onOpen();
  };
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    const by =
      mayMove && event.altKey
        ? { ArrowLeft: -1 as const, ArrowRight: 1 as const }[event.key]
        : undefined;
    if (by === undefined) return moveFocusByArrow(event);
    event.preventDefault();
    reorder.step(photo.id, by);
  };
  return (
    <>
      {state === 'processing' && <PendingPhoto photoId={photo.id} />}
      <button
        type="button"
        className="photo-tile__cover managed-tile__cover"
        aria-label={`Open ${name}`}
        aria-keyshortcuts={mayMove ? 'Alt+ArrowLeft Alt+ArrowRight' : undefined}
        data-drop={drag.place?.id === photo.id ? drag.place.side : undefined}
        data-moving={drag.ids.includes(photo.id) || undefined}
        onClick={press}
        onKeyDown={pressKey}
        {...longPress}
        {...(mayMove && drag.handlersOf(photo.id))}
      />
      <button
        type="button"
        className="photo-tile__choose"
        aria-label={`Choose ${name}`}
        aria-pressed={isChosen}
        onClick={(event) => choosing.choose(index, event)}
      >
        <span className="photo-tile__check">{isChosen && <CheckIcon size={16} />}</span>
      </button>
      <TileMarks
        isHero={gallery.hero?.photoId === photo.id}
        hearts={columns.favorites[index] ?? 0}
      />
      <TileFacts columns={columns} index={index} hasDetails={hasDetails} />
    </>
  );
}

const noKeys = { shiftKey: false, ctrlKey: false, metaKey: false };

/** Whether the photo is the hero, and how often it was favorited. */
function TileMarks({ isHero, hearts }: { isHero: boolean; hearts: number }) {
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
