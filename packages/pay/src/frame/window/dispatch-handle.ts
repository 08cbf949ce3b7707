import { dispatchName, serviceIdOf, type WindowReport } from '../../protocol/frame-service.ts';

/** What the dispatch frame shows to pages of its own origin. */
export interface DispatchHandle {
  landed(): void;
  /** `onDone` runs when the merchant's page has it. */
  report(report: WindowReport, onDone: () => void): void;
}

declare global {
  interface Window {
    albumenDispatch?: DispatchHandle;
  }
}

const retryDelayMs = 50;
const attempts = 20;

/**
 * The dispatch frame of the service that this window belongs to, on the page that opened or shows it;
 * undefined when that page is gone or cannot be seen. Frames load anew when they are moved, so it is
 * looked for a while.
 */
export async function findDispatchFrame(serviceId: string): Promise<DispatchHandle | undefined> {
  for (let left = attempts; left > 0; left -= 1) {
    const holder = merchantPage();
    if (!holder) return undefined;
    const dispatchFrame = handleIn(holder, serviceId);
    if (dispatchFrame) return dispatchFrame;
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
  }
  return undefined;
}

/** Whose window this is: its address says it, else its name. */
export function ownServiceId(): string {
  return new URLSearchParams(location.search).get('channel') ?? serviceIdOf(window.name);
}

function merchantPage(): Window | undefined {
  const opener = window.opener as Window | null; // the DOM's declaration says any
  if (opener && !opener.closed) return opener;
  return window.parent === window ? undefined : window.parent;
}

function handleIn(holder: Window, serviceId: string): DispatchHandle | undefined {
  try {
    // A window has its named frames as properties, which the DOM's declaration leaves out.
    const frames = holder as unknown as Record<string, Window | undefined>;
    return frames[dispatchName(serviceId)]?.albumenDispatch;
  } catch {
    // A frame of that name, of somebody else.
    return undefined;
  }
}
