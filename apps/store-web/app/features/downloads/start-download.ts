import { openOverlay } from '../../shell/overlays/overlay-store.ts';

/** Safari and phones lose a download in a hidden frame; they get a window of its own. */
export function needsWindow(userAgent: string): boolean {
  const isSafari = /Safari\//.test(userAgent) && !/Chrome\/|Chromium\/|CriOS\//.test(userAgent);
  return isSafari || isPhone(userAgent);
}

export function isPhone(userAgent: string): boolean {
  return /iPhone|iPad|iPod|Android/.test(userAgent);
}

/** Sends the browser to a file of ours; the page stays where it is. */
export function startDownload(path: string): void {
  const { userAgent } = navigator;
  if (needsWindow(userAgent)) {
    window.open(path, '_blank');
    if (isPhone(userAgent)) void openOverlay('mobileDownloadInstructions');
    return;
  }
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = path;
  document.body.append(frame);
  setTimeout(() => frame.remove(), frameLifeMs);
}

/** A download that has begun goes on without its frame; a queue may take minutes. */
const frameLifeMs = 600_000;
