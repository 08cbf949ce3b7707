import { LayoutIcon, OptionsIcon, PhotoIcon, WordsIcon } from '@albumen/ui/icons';
import type { ReactNode } from 'react';
import { useEditor, useEditorState } from './state/editor-context.tsx';
import type { PanelName } from './state/editor-state.ts';

export interface Tool {
  name: PanelName;
  label: string;
  icon: ReactNode;
}

export const tools: readonly Tool[] = [
  { name: 'options', label: 'Options', icon: <OptionsIcon /> },
  { name: 'photos', label: 'Photos', icon: <PhotoIcon /> },
  { name: 'layout', label: 'Layout', icon: <LayoutIcon /> },
  { name: 'text', label: 'Words', icon: <WordsIcon /> },
];

/** One rail of tools; each fills the one panel, which is a sheet on a phone. */
export function ToolRail({ shown }: { shown: readonly PanelName[] }) {
  const { store } = useEditor();
  const panel = useEditorState((state) => state.panel);
  const isSheetOpen = useEditorState((state) => state.isSheetOpen);
  const choose = (name: PanelName) => {
    if (name === panel && isSheetOpen) store.set({ isSheetOpen: false });
    else store.showPanel(name);
  };
  return (
    <nav className="tool-rail" aria-label="Tools" data-sheet={isSheetOpen}>
      {tools
        .filter(({ name }) => shown.includes(name))
        .map(({ name, label, icon }) => (
          <button
            key={name}
            type="button"
            className="tool-rail__tool"
            aria-pressed={name === panel}
            onClick={() => choose(name)}
          >
            {icon}
            <span>{label}</span>
          </button>
        ))}
    </nav>
  );
}
