import type { FaceDrawing } from '@albumen/print/drawing/drawing';
import type { PhotoLayer } from '@albumen/print/document/layers';
import { PlusIcon } from '@albumen/ui/icons';
import { type DragEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useEditor, useEditorState } from '../state/editor-context.tsx';
import { usePlacing } from '../state/use-placing.ts';
import { draggedPhoto, isPhotoDrag } from './dragged-photo.ts';
import { layerStyle } from './layer-style.ts';
import { photoCommands, photoKey } from './photo-commands.ts';
import { shareOf, usePhotoGestures } from './use-photo-gestures.ts';
import type { Place } from '@albumen/print/editing/document-edits';

export interface PhotoPlaceProps {
  layer: PhotoLayer;
  drawing: FaceDrawing;
  /** 'Photo 2 of 4'. */
  name: string;
  fileName: string | undefined;
}

/** A photo that can be taken hold of, or the place for one. */
export function PhotoPlace({ layer, drawing, name, fileName }: PhotoPlaceProps) {
  const { store } = useEditor();
  const place = { faceId: drawing.id, layerId: layer.id };
  const isSelected = useEditorState(
    ({ selected }) => selected?.layerId === layer.id && selected.faceId === drawing.id,
  );
  const commands = photoCommands(store, place);
  const byHand = photoCommands({ draw: store.move }, place);
  const { placeById } = usePlacing();
  const element = useRef<HTMLButtonElement>(null);
  const before = useRef(store.getSnapshot().history.present);
  useWheelZoom(element, byHand.zoomBy, isSelected && layer.photo !== null);

  const gestures = usePhotoGestures(layer.angleDegrees ?? 0, {
    onStart() {
      const { isSwapping, selected } = store.getSnapshot();
      if (isSwapping && selected !== null) photoCommands(store, selected).swapWith(place);
      store.select(place);
      before.current = store.getSnapshot().history.present;
    },
    onPan: byHand.pan,
    onZoom: byHand.zoomBy,
    onTwist: byHand.twist,
    onEnd(at, hasMoved) {
      store.endMove();
      const other = hasMoved ? placeAt(at, place) : undefined;
      if (other !== undefined) {
        if (store.getSnapshot().history.present !== before.current) store.undo();
        commands.swapWith(other);
        store.select(other);
      }
      if (!hasMoved && layer.photo === null) store.showPanel('photos');
    },
  });

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose();
      return;
    }
    const act = layer.photo === null ? undefined : photoKey(event.key, event.shiftKey);
    if (act === undefined) return;
    event.preventDefault();
    act(commands);
  }

  function choose(): void {
    const { isSwapping, selected } = store.getSnapshot();
    if (isSwapping && selected !== null) photoCommands(store, selected).swapWith(place);
    store.select(place);
    if (!isSwapping) store.showPanel('photos');
  }

  return (
    <button
      ref={element}
      type="button"
      className={layer.photo === null ? 'place place--empty' : 'place'}
      style={layerStyle(layer, drawing.bleed)}
      data-place={placeName(place)}
      aria-label={
        fileName === undefined ? `${name}, empty. Choose a photo` : `${name}: ${fileName}`
      }
      aria-pressed={isSelected}
      aria-describedby="editor-keys"
      {...gestures}
      onFocus={() => !isSelected && !store.getSnapshot().isSwapping && store.select(place)}
      onBlur={store.endMove}
      onKeyDown={press}
      onDragOver={(event: DragEvent) => isPhotoDrag(event) && event.preventDefault()}
      onDrop={(event: DragEvent) => {
        const photoId = draggedPhoto(event);
        if (photoId === undefined) return;
        event.preventDefault();
        placeById(photoId, place);
      }}
    >
      {layer.photo === null && (
        <>
          <PlusIcon />
          <span className="place__hint text-sm">Choose a photo</span>
        </>
      )}
    </button>
  );
}

/* A turn of the wheel is a hundred or so; two fingers on a trackpad tell their pinch in small steps. */
const wheelPx = 500;
const pinchPx = 100;

/* React's own listeners are passive: they could not keep the page from scrolling. */
function useWheelZoom(
  element: RefObject<HTMLElement | null>,
  zoomBy: (factor: number, about: { x: number; y: number }) => void,
  isOn: boolean,
): void {
  const latest = useRef(zoomBy);
  useEffect(() => {
    latest.current = zoomBy;
  });
  useEffect(() => {
    const target = element.current;
    if (!target || !isOn) return undefined;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const about = shareOf(target, { x: event.clientX, y: event.clientY });
      latest.current(Math.exp(-event.deltaY / (event.ctrlKey ? pinchPx : wheelPx)), about);
    };
    target.addEventListener('wheel', turn, { passive: false });
    return () => target.removeEventListener('wheel', turn);
  }, [element, isOn]);
}

function placeName({ faceId, layerId }: Place): string {
  return `${faceId}/${layerId}`;
}

/** Leads the keyboard to a place for a photo, once the face it lies on is drawn. */
export function focusPlace(place: Place): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-place="${CSS.escape(placeName(place))}"]`)?.focus();
  });
}

/** The place for a photo under a point of the screen, if it is another one. */
function placeAt({ x, y }: { x: number; y: number }, own: Place): Place | undefined {
  const names = document
    .elementsFromPoint(x, y)
    .flatMap((element) => element.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? []);
  if (names.includes(placeName(own))) return undefined;
  const [faceId, layerId] = names[0]?.split('/') ?? [];
  return faceId !== undefined && layerId !== undefined ? { faceId, layerId } : undefined;
}
