import { dispatchName, serviceIdOf, type WindowReport } from '../../protocol/frame-service.ts';

/** What the dispatch frame shows to pages of its own origin. */
export interface DispatchDoor {
  landed(): void;
  /** `onDone` runs when the merchant's page has it. */
  report(report: WindowReport, onDone: () => void): void;
}

declare global {
  interface Window {
    albumenDispatch?: DispatchDoor;
  }
}

const tryMs = 50;
const tries = 20;

/**
 * The dispatch frame of the service that this window belongs to, on the page that opened or shows it;
 * undefined when that page is gone or cannot be seen. Frames load anew when they are moved, so it is
 * looked for a while.
 */
export async function findDoor(serviceId: string): Promise<DispatchDoor | undefined> {
  for (let left = tries; left > 0; left -= 1) {
    const holder = merchantPage();
    if (!holder) return undefined;
    const door = doorIn(holder, serviceId);
    if (door) return door;
    await new Promise((resolve) => setTimeout(resolve, tryMs));
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

function doorIn(holder: Window, serviceId: string): DispatchDoor | undefined {
  try {
    const frames = holder as unknown as Record<string, Window | undefined>; // by name
    return frames[dispatchName(serviceId)]?.albumenDispatch;
  } catch {
    // A frame of that name, of somebody else.
    return undefined;
  }
}
