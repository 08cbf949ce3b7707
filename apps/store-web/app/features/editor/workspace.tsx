import { isCard } from '@albumen/contract/catalog/families';
import { useState } from 'react';
import { useEditor } from './state/editor-context.tsx';
import { panelNames, type PanelName } from './state/editor-state.ts';
import { FaceStrip } from './face-strip.tsx';
import { ConflictDialog } from './saving/conflict-dialog.tsx';
import { SidePanel } from './side-panel.tsx';
import { FaceEditor } from './canvas/face-editor.tsx';
import { PhotoBar } from './canvas/photo-bar.tsx';
import { SummaryBar } from './summary/summary-bar.tsx';
import { ToolRail } from './tool-rail.tsx';
import { TopBar } from './top-bar.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import './editor.css';
import './panel/panel.css';

const plainTools: readonly PanelName[] = ['options', 'photos', 'text'];

/** What has one place for a photo has no other arrangement. */
function useTools(): readonly PanelName[] {
  const { family } = useEditor().opening.start.product;
  return isCard(family) || family === 'album' ? panelNames : plainTools;
}

/** The canvas in the middle, tools in one rail, options in one panel, price and readiness in view. */
export function Workspace() {
  const [hasGuides, setHasGuides] = useState(false);
  useShortcuts(useEditor().store);
  return (
    <>
      <TopBar hasGuides={hasGuides} onGuides={() => setHasGuides(!hasGuides)} />
      <ToolRail shown={useTools()} />
      <div className="editor-center">
        <FaceEditor hasGuides={hasGuides} />
        <PhotoBar />
        <FaceStrip />
      </div>
      <SidePanel />
      <SummaryBar />
      <ConflictDialog />
    </>
  );
}
