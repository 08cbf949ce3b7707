import { showToast } from '../../../shell/toasts/toast-store.ts';
import { applyChange } from './apply-change.ts';
import { useEditor } from './editor-context.tsx';
import { loadFontsOf } from './fonts.ts';
import { NotLoaded } from '../opening/not-loaded.ts';

/** Changes choices of the design; what did not load for them leaves the design as it was. */
export function useChange() {
  const editor = useEditor();
  return async function change(attributes: Readonly<Record<string, string>>): Promise<void> {
    try {
      await applyChange(editor, attributes, loadFontsOf);
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error;
      const onPress = () => void change(attributes);
      showToast(`${error.message} The design stays as it was.`, { label: 'Try again', onPress });
    }
  };
}
