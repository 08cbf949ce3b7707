import type { DesignSpace, NewDesignSpace } from '@albumen/contract/endpoints/editor';
import {
  createDesignSpace,
  getDesignSpace,
  saveDesignSpace,
} from '@albumen/contract/endpoints/editor';
import type { DesignDocument } from '@albumen/print/document/design-document';
import type { Problem } from '@albumen/contract/problems';
import type { Call } from '../../../shell/api/api.ts';
import { designOf, type Design } from '../state/editor-state.ts';
import type { EditorStore } from '../state/editor-store.ts';
import { loadFontsOf } from '../state/fonts.ts';
import { NotLoaded } from '../opening/not-loaded.ts';
import type { Opening } from '../opening/opening.ts';
import { createAutosaveTimer } from './autosave-timer.ts';
import type { DraftStore } from './draft-store.ts';

/** The design as the server has it. */
export interface Kept {
  designSpaceId: string;
  version: number;
}

export interface Saving {
  /** Saves what is not saved yet, now; undefined when that fails. */
  flush: () => Promise<Kept | undefined>;
  /** The answers to a conflict: nothing is lost by any of them. */
  keepMine: () => Promise<void>;
  /** Rejects with `NotLoaded` when the other version cannot be had; the question stays open. */
  takeTheirs: () => Promise<void>;
  keepBoth: () => Promise<void>;
  stop: () => void;
}

interface SavingOptions {
  opening: Opening;
  store: EditorStore;
  drafts: DraftStore;
  call: Call;
  /** The key of the draft before the design is kept. */
  newKey: string;
  /** The version that the opened design has; undefined for a new one. */
  kept: Kept | undefined;
  /** Is there something to send from the start: a draft that was waiting. */
  isDirty: boolean;
  onCreated: (designSpaceId: string) => void;
}

export function createSaving(options: SavingOptions): Saving {
  const { opening, store, drafts, call, newKey, onCreated } = options;
  let { kept } = options;
  let theirs: number | undefined;
  /** Sent without an answer: it may have been kept. */
  let unheard: Design | undefined;
  let known: Design | undefined = options.isDirty ? undefined : designOf(store.getSnapshot());
  let isTouched = options.isDirty;
  let running: Promise<void> | undefined;
  let isStopped = false;
  const autosave = createAutosaveTimer(() => void save());

  const current = () => designOf(store.getSnapshot());
  const isDirty = () => isTouched && current() !== known;
  const keyNow = () => kept?.designSpaceId ?? newKey;

  let lastSeen = current();
  const stopListening = store.subscribe(() => {
    if (current() === lastSeen) return;
    lastSeen = current();
    if (lastSeen === known) return;
    isTouched = true;
    const { save: status } = store.getSnapshot();
    if (status === 'conflict') return;
    autosave.touch();
    if (status !== 'unsaved') store.set({ save: 'unsaved' });
  });
  if (options.isDirty) autosave.touch();

  function storeDraft(): void {
    if (!isDirty()) return;
    const { quantity } = store.getSnapshot();
    void drafts.put(keyNow(), { ...current(), version: kept?.version ?? 0, quantity });
  }

  async function save(): Promise<void> {
    if (running !== undefined) return running;
    if (theirs !== undefined) return storeDraft();
    // Sent once more as it was, it tells its own work from another's; what was changed since follows.
    running = send(unheard ?? current());
    await running;
    running = undefined;
    if (store.getSnapshot().save === 'unsaved') autosave.touch();
  }

  async function send(design: Design): Promise<void> {
    storeDraft();
    store.set({ save: 'saving' });
    const body = { document: design.document, attributes: { ...design.attributes } };
    const reply =
      kept === undefined
        ? await call(createDesignSpace, { body: { ...body, ...newSpace(opening) } })
        : await call(saveDesignSpace, {
            params: { designSpaceId: kept.designSpaceId },
            body: { ...body, version: kept.version },
          });
    if (!reply.ok) return refuse(reply.problem, design);
    unheard = undefined;
    const { designSpaceId, version } = reply.value;
    const key = keyNow();
    const isNew = kept === undefined;
    kept = { designSpaceId, version };
    known = design;
    if (current() !== design) storeDraft();
    if (current() === design || key !== designSpaceId) await drafts.remove(key);
    store.set({ save: current() === design ? 'saved' : 'unsaved' });
    if (isNew && !isStopped) onCreated(designSpaceId);
  }

  function refuse({ code, status, title, params }: Problem, design: Design): void {
    const isUnheard = status === 0 || status >= 500;
    unheard = isUnheard && kept !== undefined ? design : undefined;
    if (code === 'staleDesign') {
      theirs = Number(params?.['version']);
      store.set({ save: 'conflict', isConflictPutOff: false });
    } else if (isUnheard) {
      store.set({ save: 'offline' });
      autosave.retryLater();
    } else store.set({ save: 'refused', saveProblem: title });
  }

  async function flush(): Promise<Kept | undefined> {
    autosave.pause();
    await running;
    if (unheard !== undefined) await save();
    if (kept === undefined || isDirty()) await save();
    return kept !== undefined && theirs === undefined && !isDirty() ? kept : undefined;
  }

  async function resolve(version: number, next: Kept | undefined): Promise<void> {
    theirs = undefined;
    unheard = undefined;
    kept = next === undefined ? undefined : { ...next, version };
    await save();
  }

  return {
    flush,
    keepMine: async () => resolve(theirs ?? 0, kept),
    keepBoth: async () => {
      if (kept !== undefined) await drafts.remove(kept.designSpaceId);
      await resolve(0, undefined);
    },
    async takeTheirs() {
      if (kept === undefined) return;
      const { designSpaceId } = kept;
      const reply = await call(getDesignSpace, { params: { designSpaceId } });
      if (!reply.ok) throw new NotLoaded(reply.problem.title);
      const other = designOfSpace(reply.value);
      store.set({ fonts: await loadFontsOf(other.document) });
      theirs = undefined;
      kept = { designSpaceId, version: reply.value.version };
      known = other;
      store.redesign(other);
      await drafts.remove(designSpaceId);
      store.set({ save: 'saved' });
    },
    stop() {
      isStopped = true;
      stopListening();
      autosave.stop();
      storeDraft();
      if (isDirty() && theirs === undefined) void flush();
    },
  };
}

function newSpace({ start }: Opening): Omit<NewDesignSpace, 'document' | 'attributes'> {
  const { galleryId, product, designId } = start;
  return {
    productId: product.id,
    ...(galleryId !== null && { galleryId }),
    ...(designId !== null && { designId }),
  };
}

/** The server read every part of a document before it was kept. */
export function designOfSpace({ document, attributes }: DesignSpace): Design {
  return { document: document as unknown as DesignDocument, attributes };
}
