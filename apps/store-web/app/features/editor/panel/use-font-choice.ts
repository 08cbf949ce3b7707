import { changeText, type Place } from '@albumen/print/editing/document-edits';
import type { FontKey } from '@albumen/print/fonts/fonts';
import type { TextLayer } from '@albumen/print/document/layers';
import { useRef, useState } from 'react';
import { showToast } from '../../../shell/toasts/toast-store.ts';
import { useEditor } from '../state/editor-context.tsx';
import { isFontReady } from '../state/text-layer-font.ts';
import { fontLabel } from './font-choices.ts';

export interface FontChoice {
  /** What was chosen last, though its file may still be under way. */
  font: FontKey;
  choose: (font: FontKey) => Promise<void>;
}

/** The font of words. Of several chosen in a row the last one counts, whichever file comes last. */
export function useFontChoice(layer: TextLayer, place: Place): FontChoice {
  const { store } = useEditor();
  const [wanted, setWanted] = useState<FontKey>();
  const latest = useRef<FontKey | undefined>(undefined);
  async function choose(font: FontKey): Promise<void> {
    latest.current = font;
    setWanted(font);
    const isReady = await isFontReady(store, font);
    if (latest.current !== font) return;
    latest.current = undefined;
    setWanted(undefined);
    if (isReady) return store.draw((document) => changeText(document, place, { font }));
    showToast(
      `The font ${fontLabel(font)} did not load. The words stay in ${fontLabel(layer.font)}.`,
      { label: 'Try again', onPress: () => void choose(font) },
    );
  }
  return { font: wanted ?? layer.font, choose };
}
