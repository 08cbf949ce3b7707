import type { Checks } from './bus.ts';
import { isAnything, isRecord, isText } from './checks.ts';

/** The dispatch frame is there, and windows can find it. */
export const DISPATCH_FRAME_READY = 'frameService:DISPATCH_FRAME_READY';
/** The dispatch frame reports that a window came back. The answer lets the window go. */
export const DISPATCH_FRAME_REPORT = 'frameService:DISPATCH_FRAME_REPORT';
/** The dispatch frame of the published dialect asks this before it is ready; the answer is not used. */
export const BUS_CONFIGURATION_REQUEST = 'BUS_CONFIGURATION_REQUEST';
/** Our dispatch frame reports that the window shows its first page and can be sent on. */
export const WINDOW_LANDED = 'albumen:WINDOW_LANDED';

/** How a window came back: the parameters of its address, and an error if it was no success. */
export interface WindowReport {
  err?: { code?: unknown; message?: unknown } | null;
  payload?: Readonly<Record<string, string>>;
}

/** What the dispatch frame may say. */
export const fromDispatchFrame = {
  [DISPATCH_FRAME_READY]: isAnything,
  [BUS_CONFIGURATION_REQUEST]: isAnything,
  [WINDOW_LANDED]: isAnything,
  [DISPATCH_FRAME_REPORT]: isReport,
} satisfies Checks;

function isReport(data: unknown): data is WindowReport {
  if (!isRecord(data)) return false;
  const { err, payload } = data;
  return (
    (err == null || isRecord(err)) &&
    (payload == null || (isRecord(payload) && Object.values(payload).every(isText)))
  );
}

/** Name of a service's dispatch frame: pages of its window look for it by this name. */
export function dispatchName(serviceId: string): string {
  return `dispatch_${serviceId}`;
}

/** Name of a service's window; what follows the one underscore says whose it is. */
export function windowName(name: string, serviceId: string): string {
  return `${name}_${serviceId}`;
}

/** Whose window this name is of. */
export function serviceIdOf(name: string): string {
  return name.split('_')[1] ?? '';
}

/** Address of a window's first page that says that its flow is over. */
export function overAddress(landing: string): string {
  return `${landing}${landing.includes('?') ? '&' : '?'}over=1`;
}

/** Is this the address of `overAddress`? */
export function isOver(search: string): boolean {
  return new URLSearchParams(search).has('over');
}
