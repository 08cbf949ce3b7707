import type { FaceDrawing } from '@albumen/print/drawing';
import type { TextLayer } from '@albumen/print/layers';
import { useEditor, useEditorState } from '../editor-context.tsx';
import { layerStyle } from './layer-style.ts';

/** Words on the paper: a press leads to their field. */
export function WordsPlace({ layer, drawing }: { layer: TextLayer; drawing: FaceDrawing }) {
  const { store } = useEditor();
  const isSelected = useEditorState(
    ({ selected }) => selected?.layerId === layer.id && selected.faceId === drawing.id,
  );
  const open = () => {
    store.select({ faceId: drawing.id, layerId: layer.id });
    store.showPanel('words');
  };
  return (
    <button
      type="button"
      className={layer.text.trim() === '' ? 'place place--blank-words' : 'place'}
      style={layerStyle(layer, drawing.bleed)}
      aria-label={`${layer.label ?? 'Words'}: ${layer.text}`}
      aria-pressed={isSelected}
      onClick={open}
    >
      {layer.text.trim() === '' && <span className="text-xs">{layer.label}</span>}
    </button>
  );
}
