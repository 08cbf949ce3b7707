import { layerAt } from '@albumen/print/editing/document-edits';
import { mostZoom, zoomOf } from '@albumen/print/editing/photo-moves';
import { IconButton } from '@albumen/ui/buttons/icon-button';
import {
  FlipIcon,
  MinusIcon,
  PhotoIcon,
  PlusIcon,
  SwapIcon,
  TrashIcon,
  TurnIcon,
} from '@albumen/ui/icons';
import { useDesign, useEditor, useEditorState } from '../state/editor-context.tsx';
import { photoCommands } from './photo-commands.ts';

/** What can be done with the selected photo, for hands that know no keys. */
export function PhotoBar() {
  const { store } = useEditor();
  const { document } = useDesign();
  const selected = useEditorState((state) => state.selected);
  const isSwapping = useEditorState((state) => state.isSwapping);
  const layer = selected === null ? undefined : layerAt(document, selected);
  if (selected === null || layer?.kind !== 'photo' || layer.photo === null) return null;
  const commands = photoCommands(store, selected);
  const zoom = zoomOf(layer.photo, layer.box);
  const percent = Math.round(zoom * 100);
  const count = document.faces.flatMap((face) =>
    face.layers.filter(({ kind }) => kind === 'photo'),
  ).length;
  return (
    <div className="photo-bar" role="toolbar" aria-label="Photo">
      <output className="visually-hidden">{`Zoom ${percent} percent`}</output>
      <IconButton
        isDense
        label="Smaller"
        title="Smaller (−)"
        aria-keyshortcuts="-"
        icon={<MinusIcon />}
        onClick={() => commands.zoomBy(1 / 1.1)}
      />
      <input
        className="photo-bar__zoom"
        type="range"
        aria-label="Zoom"
        min={0}
        max={1}
        step={0.005}
        value={Math.log(zoom) / Math.log(mostZoom)}
        aria-valuetext={`${percent} percent`}
        onChange={({ currentTarget }) => commands.zoomTo(mostZoom ** Number(currentTarget.value))}
        onPointerUp={store.endMove}
        onBlur={store.endMove}
      />
      <IconButton
        isDense
        label="Larger"
        title="Larger (+)"
        aria-keyshortcuts="+"
        icon={<PlusIcon />}
        onClick={() => commands.zoomBy(1.1)}
      />
      <span className="photo-bar__rule" />
      <IconButton
        isDense
        label="Turn a quarter"
        title="Turn a quarter (R)"
        aria-keyshortcuts="R"
        icon={<TurnIcon />}
        onClick={() => commands.turn()}
      />
      <IconButton
        isDense
        label="Mirror"
        title="Mirror (F)"
        aria-keyshortcuts="F"
        icon={<FlipIcon />}
        onClick={commands.flip}
      />
      {count > 1 && (
        <IconButton
          isDense
          label="Swap with another photo"
          aria-pressed={isSwapping}
          icon={<SwapIcon />}
          onClick={() => store.set({ isSwapping: !isSwapping })}
        />
      )}
      <IconButton
        isDense
        label="Choose another photo"
        icon={<PhotoIcon />}
        onClick={() => store.showPanel('photos')}
      />
      <IconButton
        isDense
        label="Take out"
        title="Take out (Delete)"
        aria-keyshortcuts="Delete"
        icon={<TrashIcon />}
        onClick={commands.remove}
      />
    </div>
  );
}
