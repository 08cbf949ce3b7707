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
  await copyText(url);
  showToast('Link copied.');
}

/** The clipboard needs https or localhost; a phone on the home network has neither. */
export async function copyText(text: string): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  // oxlint-disable-next-line typescript/no-deprecated -- the only way on plain http
  document.execCommand('copy');
  area.remove();
}
