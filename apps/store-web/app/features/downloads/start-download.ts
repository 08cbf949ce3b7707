import { openOverlay } from '../../shell/overlays/overlay-store.ts';

/** Safari and phones lose a download in a hidden frame; they get a window of its own. */
export function needsWindow(userAgent: string): boolean {
  const isSafari = /Safari\//.test(userAgent) && !/Chrome\/|Chromium\/|CriOS\//.test(userAgent);
  return isSafari || phoneOf(userAgent) !== undefined;
}

export type Phone = 'apple' | 'android';

/** Whose phone or tablet it is; undefined for any other device. */
export function phoneOf(userAgent: string): Phone | undefined {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'apple';
  return userAgent.includes('Android') ? 'android' : undefined;
}

interface DownloadOptions {
  /** Where the file, a photo, is shown instead of saved: Apple's phones keep it from there. */
  shownAt?: string;
}

/** Sends the browser to a file of ours; the page stays where it is. */
export function startDownload(path: string, options: DownloadOptions = {}): void {
  const { userAgent } = navigator;
  if (needsWindow(userAgent)) return startInWindow(path, options, phoneOf(userAgent));
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = path;
  frame.addEventListener('load', () => {
    if (isWaiting(frame)) return;
    frame.remove();
    sayNotStarted(() => startDownload(path, options));
  });
  document.body.append(frame);
  setTimeout(() => frame.remove(), frameLifeMs);
}

function startInWindow(path: string, { shownAt }: DownloadOptions, phone?: Phone): void {
  const shown = phone === 'apple' ? shownAt : undefined;
  // A press that was too long ago opens none. What is saved leaves the page where it is.
  const isOpen = window.open(shown ?? path, '_blank') !== null;
  if (!isOpen) window.location.assign(path);
  if (phone === undefined) return;
  void openOverlay('mobileDownloadInstructions', {
    phone,
    isShown: isOpen && shown !== undefined,
  });
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
