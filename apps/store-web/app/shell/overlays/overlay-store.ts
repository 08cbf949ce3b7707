import type { ComponentProps, ComponentType } from 'react';
import { loadPart } from '../errors/missing-part.ts';
import { whileLoading } from '../navigation/loading.ts';
import { lastingOverlays, type OverlayName } from './overlay-names.ts';

interface OverlayModule {
  Overlay: ComponentType<never>;
}

export type OverlayLoader = () => Promise<OverlayModule>;

/** The loader of each overlay by its name; `app/overlays.ts` declares them. */
export interface AppOverlays {}

type RegisteredOverlay = keyof AppOverlays & OverlayName;

type OverlayProps<Name extends RegisteredOverlay> = ComponentProps<
  Awaited<ReturnType<AppOverlays[Name]>>['Overlay']
>;

export interface OpenOverlay {
  name: OverlayName;
  Overlay: ComponentType<object>;
  props: object;
}

export type FindOverlay = (name: OverlayName) => Promise<OverlayLoader | undefined>;

let open: readonly OpenOverlay[] = [];
let findOverlay: FindOverlay = () => Promise.resolve(undefined);
const listeners = new Set<() => void>();
/** The overlays whose module is on its way, by name. */
const coming = new Map<OverlayName, symbol>();
const escapeHandlers = new Map<OverlayName, () => void>();
const dismissals = new Map<OverlayName, () => void>();

function change(next: readonly OpenOverlay[]): void {
  open = next;
  for (const listener of listeners) listener();
}

export function subscribeOverlays(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function openOverlays(): readonly OpenOverlay[] {
  return open;
}

function isOpen(name: OverlayName): boolean {
  return open.some((other) => other.name === name);
}

/** The entry says where overlays are found: the shell knows none of the features that bring them. */
export function registerOverlays(find: FindOverlay): void {
  findOverlay = find;
}

type PropsArguments<Name extends RegisteredOverlay> =
  object extends OverlayProps<Name> ? [props?: OverlayProps<Name>] : [props: OverlayProps<Name>];

/**
 * Loads the overlay and opens it above the others; one that is already open gets the new props, and one
 * that is closed before it has come stays closed. One whose module does not come waits for another try.
 */
export async function openOverlay<Name extends RegisteredOverlay>(
  name: Name,
  ...[props]: PropsArguments<Name>
): Promise<void> {
  const mine = Symbol(name);
  coming.set(name, mine);
  const { Overlay } = await loadPart(() => whileLoading(loadOverlay(name)));
  if (coming.get(name) !== mine) return;
  coming.delete(name);
  // The registry's type for this name is the proof that component and props fit.
  const entry = { name, Overlay: Overlay as ComponentType<object>, props: props ?? {} };
  change(
    isOpen(name) ? open.map((other) => (other.name === name ? entry : other)) : [...open, entry],
  );
}

export async function loadOverlay(name: OverlayName) {
  const load = await findOverlay(name);
  if (!load) throw new Error(`no overlay is registered as ${name}`);
  return load();
}

export function closeOverlay(name: OverlayName): void {
  coming.delete(name);
  if (isOpen(name)) change(open.filter((other) => other.name !== name));
}

/** The person closes it without choosing, in whatever way. */
export function dismissOverlay(name: OverlayName): void {
  if (isOpen(name)) dismissals.get(name)?.();
  closeOverlay(name);
}

/** Escape: closes all; an overlay that has its own answer (uploadProgress shrinks) gives that. */
export function escapeOverlays(): void {
  for (const { name } of open) (escapeHandlers.get(name) ?? (() => dismissOverlay(name)))();
}

/** Going to another page closes all but the lasting ones. */
export function closePageOverlays(): void {
  for (const name of [...coming.keys(), ...open.map((overlay) => overlay.name)])
    if (!lastingOverlays.has(name)) dismissOverlay(name);
}

/** Gives an overlay its own answer to Escape until the returned function is called. */
export function answerEscape(name: OverlayName, answer: () => void): () => void {
  escapeHandlers.set(name, answer);
  return () => escapeHandlers.delete(name);
}

/** Tells when an overlay is closed without a choice, until the returned function is called. */
export function watchDismissal(name: OverlayName, listener: () => void): () => void {
  dismissals.set(name, listener);
  return () => dismissals.delete(name);
}
