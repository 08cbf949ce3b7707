import { IconButton } from '@albumen/ui/buttons/icon-button';
import { ChevronDownIcon } from '@albumen/ui/icons';
import { useDesign, useEditor, useEditorState } from './state/editor-context.tsx';
import { OptionsPanel } from './panel/options-panel.tsx';
import { PhotosPanel } from './panel/photos-panel.tsx';
import { TextPanel } from './panel/text-panel.tsx';
import { tools } from './tool-rail.tsx';
import { CardLayouts } from './panel/card-layouts.tsx';
import { SpreadLayouts } from './panel/spread-layouts.tsx';

/** The one panel beside the canvas; on a phone a sheet that leaves the photo in sight. */
export function SidePanel() {
  const { store } = useEditor();
  const panel = useEditorState((state) => state.panel);
  const isSheetOpen = useEditorState((state) => state.isSheetOpen);
  const label = tools.find(({ name }) => name === panel)?.label;
  return (
    <section className="panel" aria-label={label} data-sheet={isSheetOpen}>
      <div className="panel__head">
        <h2 className="title-sm">{label}</h2>
        <IconButton
          className="panel__close"
          label="Close the sheet"
          icon={<ChevronDownIcon />}
          onClick={() => store.set({ isSheetOpen: false })}
        />
      </div>
      <div className="panel__scroll" tabIndex={-1}>
        {panel === 'options' && <OptionsPanel />}
        {panel === 'photos' && <PhotosPanel />}
        {panel === 'layout' && <LayoutPanel />}
        {panel === 'text' && <TextPanel />}
      </div>
    </section>
  );
}

/** How the photos of this side are arranged. */
function LayoutPanel() {
  const { document } = useDesign();
  const card = useEditorState((state) => state.card);
  const faceId = useEditorState((state) => state.faceId);
  const face = document.faces.find(({ id }) => id === faceId);
  if (face === undefined) return null;
  if (card !== undefined) return <CardLayouts card={card} face={face} />;
  return <SpreadLayouts face={face} />;
}
