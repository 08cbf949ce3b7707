import { noteInput } from './last-input.ts';
import { keepFocus } from './lost-focus.ts';
import { followPages } from './page-changes.ts';
import { answerToastKey } from './toast-key.ts';

/** From now on the keyboard and the reader are never nowhere: not after a page change, not when what had the focus is gone. */
export function startFocus(): void {
  noteInput();
  followPages();
  keepFocus();
  answerToastKey();
}
