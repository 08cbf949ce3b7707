import { applyChange } from './apply-change.ts';
import { useEditor } from './editor-context.tsx';
import { loadFontsOf } from './fonts.ts';

/** Changes choices of the design. */
export function useChange() {
  const editor = useEditor();
  return (attributes: Readonly<Record<string, string>>): Promise<void> =>
    applyChange(editor, attributes, loadFontsOf);
}
