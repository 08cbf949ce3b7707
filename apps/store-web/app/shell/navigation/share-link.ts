import { showToast } from '../toasts/toast-store.ts';

/** The phone's own share sheet where there is one; otherwise the link is copied, and said so. */
export async function shareLink({ title, path }: { title: string; path: string }): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  const isPhone = window.matchMedia('(pointer: coarse)').matches;
  if (isPhone && 'share' in navigator) {
    // Closing the sheet without sharing rejects; nothing is wrong then.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  if (await copyText(url)) showToast('Link copied.');
}

/** Answers whether the text is on the clipboard; where it is not, that is said. */
export function copyText(text: string): Promise<boolean> {
  return isCopiedBy(
    window.isSecureContext ? navigator.clipboard.writeText(text) : copyByCommand(text),
  );
}

/** The same of another way to write it. */
export function isCopiedBy(written: Promise<unknown>): Promise<boolean> {
  return written.then(
    () => true,
    () => {
      showToast('Nothing was copied: this browser does not allow it here.');
      return false;
    },
  );
}

/** The clipboard needs https or localhost; a phone on the home network has neither. */
async function copyByCommand(text: string): Promise<void> {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  // oxlint-disable-next-line typescript/no-deprecated -- the only way on plain http
  const isCopied = document.execCommand('copy');
  area.remove();
  if (!isCopied) throw new Error('the browser refused the command');
}
