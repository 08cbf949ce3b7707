import { copyText, isCopiedBy } from './navigation/share-link.ts';

/**
 * Copies text that has still to come: Safari lets a page write only within the press, and takes a promise
 * there. Answers as `copyText` does.
 * @throws what the promise of the text throws.
 */
export async function copyLater(text: Promise<string>): Promise<boolean> {
  if (!window.isSecureContext || typeof ClipboardItem === 'undefined') return copyText(await text);
  const blob = text.then((come) => new Blob([come], { type: 'text/plain' }));
  const written = navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  written.catch(() => undefined);
  await text;
  return isCopiedBy(written);
}
