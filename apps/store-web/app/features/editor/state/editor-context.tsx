import { createContext, use, useSyncExternalStore } from 'react';
import { designOf, type Design, type EditorState } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';
import type { Opening } from '../opening/opening.ts';
import type { Pictures } from '../canvas/pictures.ts';
import type { Saving } from '../saving/saving.ts';

export interface Editor {
  opening: Opening;
  store: EditorStore;
  pictures: Pictures;
  saving: Saving;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('rendered outside of the editor');
  return editor;
}

/** A part of the state; the component is drawn again only when that part changed. */
export function useEditorState<Part>(pick: (state: EditorState) => Part): Part {
  const { store } = useEditor();
  return useSyncExternalStore(store.subscribe, () => pick(store.getSnapshot()));
}

export function useDesign(): Design {
  return useEditorState(designOf);
}
