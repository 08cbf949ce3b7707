import type { FaceDrawing } from '@albumen/print/drawing/drawing';
import type { Point } from '@albumen/print/document/chosen-photo';
import type { TextLayer } from '@albumen/print/document/layers';
import type { KeyboardEvent } from 'react';
import { useEditor, useEditorState } from '../state/editor-context.tsx';
import { useTextLayers } from '../state/use-text-layers.ts';
import { layerStyle } from './layer-style.ts';
import { usePhotoGestures } from './use-photo-gestures.ts';

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -2, y: 0 },
  ArrowRight: { x: 2, y: 0 },
  ArrowUp: { x: 0, y: -2 },
  ArrowDown: { x: 0, y: 2 },
};

/** Words on the paper: a click leads to their field; one's own can be moved. */
export function TextLayerPlace({ layer, drawing }: { layer: TextLayer; drawing: FaceDrawing }) {
  const { store } = useEditor();
  const textLayers = useTextLayers();
  const place = { faceId: drawing.id, layerId: layer.id };
  const isSelected = useEditorState(
    ({ selected }) => selected?.layerId === layer.id && selected.faceId === drawing.id,
  );
  const isOwn = layer.id.startsWith('own-');
  const { box } = layer;

  function open(): void {
    store.select(place);
    store.showPanel('text');
  }

  function moveBy({ x, y }: Point): void {
    const { bleed } = drawing;
    const most = { x: bleed.x + bleed.width - box.width, y: bleed.y + bleed.height - box.height };
    textLayers.change(place, {
      box: {
        ...box,
        x: Math.min(Math.max(bleed.x, box.x + x), Math.max(bleed.x, most.x)),
        y: Math.min(Math.max(bleed.y, box.y + y), Math.max(bleed.y, most.y)),
      },
    });
  }

  const gestures = usePhotoGestures(layer.angleDegrees ?? 0, {
    onStart: () => store.select(place),
    onPan: (by) => isOwn && moveBy({ x: by.x * box.width, y: by.y * box.height }),
    onZoom: () => undefined,
    onEnd(_at, hasMoved) {
      store.endMove();
      if (!hasMoved) open();
    },
  });

  function press(event: KeyboardEvent): void {
    const step = isOwn ? steps[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    moveBy(step);
  }

  return (
    <button
      type="button"
      className={layer.text.trim() === '' ? 'place place--blank-text' : 'place'}
      style={layerStyle(layer, drawing.bleed)}
      aria-label={`${layer.label ?? 'Words'}: ${layer.text}`}
      aria-pressed={isSelected}
      {...gestures}
      onKeyDown={press}
      onBlur={store.endMove}
      onClick={(event) => event.detail === 0 && open()}
    >
      {layer.text.trim() === '' && <span className="text-xs">{layer.label}</span>}
    </button>
  );
}
