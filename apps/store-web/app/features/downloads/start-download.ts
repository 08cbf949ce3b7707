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
    // A press that was too long ago opens none. What is saved leaves the page where it is.
    if (window.open(path, '_blank') === null) window.location.assign(path);
    if (isPhone(userAgent)) void openOverlay('mobileDownloadInstructions');
    return;
  }
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = path;
  frame.addEventListener('load', () => {
    if (isWaiting(frame)) return;
    frame.remove();
    sayNotStarted(() => startDownload(path));
  });
  document.body.append(frame);
  setTimeout(() => frame.remove(), frameLifeMs);
}

/** A download that has begun goes on without its frame; a queue may take minutes. */
const frameLifeMs = 600_000;

/* A file shows nothing in its frame. What does is the line of those who wait, or a page that says no. */
function isWaiting({ contentDocument }: HTMLIFrameElement): boolean {
  return contentDocument?.documentElement.dataset['waiting'] !== undefined;
}

function sayNotStarted(onRetry: () => void): void {
  const message = 'Nothing was saved. The photos are safe: try again in a moment.';
  void openOverlay('error', { title: 'The download did not start', message, onRetry });
}
