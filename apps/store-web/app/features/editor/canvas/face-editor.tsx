import type { FaceDrawing } from '@albumen/print/drawing/drawing';
import type { Box, Size } from '@albumen/print/document/geometry';
import type { Layer, PlacedPhoto } from '@albumen/print/document/layers';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDesign, useEditor, useEditorState } from '../state/editor-context.tsx';
import { faceName } from '@albumen/print/document/face-names';
import { printProduct } from '../opening/made-design.ts';
import { PaperFrame, useFrame } from './paper-frame.tsx';
import { drawFace } from './face-drawing.ts';
import { FaceGuides } from './face-guides.tsx';
import { PhotoPlace } from './photo-place.tsx';
import { EditorCanvas } from './editor-canvas.tsx';
import { TextLayerPlace } from './text-layer-place.tsx';
import './canvas.css';
import type { RenditionName } from '@albumen/contract/renditions';

/** The face that is worked on, as large as there is room, on neutral gray. */
export function FaceEditor({ hasGuides }: { hasGuides: boolean }) {
  const { store } = useEditor();
  const room = useRef<HTMLDivElement>(null);
  const size = useElementSize(room);
  const drawing = useFaceDrawing();
  return (
    <div
      ref={room}
      className="face-editor"
      onPointerDown={({ target, currentTarget }) => target === currentTarget && store.select(null)}
    >
      <p id="editor-keys" className="visually-hidden">
        Arrow keys move the photo, plus and minus enlarge and reduce it, R turns, F mirrors, Delete
        takes it out, Enter shows your photos.
      </p>
      {size && drawing && <Paper drawing={drawing} room={size} hasGuides={hasGuides} />}
    </div>
  );
}

function useFaceDrawing(): FaceDrawing | undefined {
  const { opening } = useEditor();
  const design = useDesign();
  const faceId = useEditorState((state) => state.faceId);
  const fonts = useEditorState((state) => state.fonts);
  return useMemo(() => {
    const product = printProduct(opening.start.product, design);
    return drawFace(design.document, faceId, { product, fonts });
  }, [opening, design, faceId, fonts]);
}

interface PaperProps {
  drawing: FaceDrawing;
  room: Size;
  hasGuides: boolean;
}

function Paper({ drawing, room, hasGuides }: PaperProps) {
  const { document } = useDesign();
  const { bleed } = drawing;
  const frame = useFrame();
  const around = frame.mat + frame.moulding;
  const scale = Math.max(
    0.01,
    Math.min(room.width / (bleed.width + 2 * around), room.height / (bleed.height + 2 * around)),
  );
  const size = { width: bleed.width * scale, height: bleed.height * scale };
  const face = document.faces.find(({ id }) => id === drawing.id);
  useWantedPictures(face?.layers ?? [], scale);
  if (face === undefined) return null;
  return (
    <section
      className="paper"
      style={{ width: size.width, height: size.height }}
      aria-label={faceName(face, document)}
    >
      {around > 0 && <PaperFrame frame={frame} scale={scale} />}
      <EditorCanvas drawing={drawing} size={size} />
      <FaceGuides drawing={drawing} isSafeShown={hasGuides} />
      <Places drawing={drawing} layers={face.layers} />
    </section>
  );
}

function useWantedPictures(layers: readonly Layer[], scale: number): void {
  const { pictures } = useEditor();
  useEffect(() => {
    const density = Math.min(2, window.devicePixelRatio);
    for (const layer of layers) {
      if (layer.kind !== 'photo' || layer.photo === null) continue;
      const { photo, box } = layer;
      pictures.want(photo.photoId, wantedSize(photo, box, scale * density));
    }
  }, [pictures, layers, scale]);
}

function Places({ drawing, layers }: { drawing: FaceDrawing; layers: readonly Layer[] }) {
  const photos = useEditorState((state) => state.photos.photos);
  const names = useMemo(
    () => new Map(photos.map(({ photoId, fileName }) => [photoId, fileName])),
    [photos],
  );
  const places = layers.filter(({ kind }) => kind === 'photo');
  return layers.map((layer) => {
    if (layer.kind === 'photo') {
      const number = places.indexOf(layer) + 1;
      const name = places.length === 1 ? 'Photo' : `Photo ${number} of ${places.length}`;
      const fileName = layer.photo ? (names.get(layer.photo.photoId) ?? 'placed') : undefined;
      return (
        <PhotoPlace
          key={layer.id}
          layer={layer}
          drawing={drawing}
          name={name}
          fileName={fileName}
        />
      );
    }
    if (layer.kind === 'text' && layer.label !== undefined) {
      return <TextLayerPlace key={layer.id} layer={layer} drawing={drawing} />;
    }
    return null;
  });
}

/** Inner size of an element in CSS pixels; undefined until it was measured. */
function useElementSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

const sizes: readonly RenditionName[] = ['800', '1440', '2560'];

/** The rendition whose pixels are enough for a crop in a frame on this screen. */
function wantedSize(photo: PlacedPhoto, frame: Box, pixelsPerPoint: number): RenditionName {
  const { crop } = photo;
  const isSideways = crop.rotate === 90 || crop.rotate === 270;
  const across = (isSideways ? frame.height : frame.width) * pixelsPerPoint;
  const wholeWidth = across / crop.width;
  const longest = wholeWidth * Math.max(1, photo.height / photo.width);
  return sizes.find((size) => Number(size) >= longest) ?? '2560';
}
