import { canRedo, canUndo, endMove, record, redo, undo } from '@albumen/domain/editor/history';
import type { DesignDocument } from '@albumen/print/document/design-document';
import type { Place } from '@albumen/print/editing/document-edits';
import { designOf, type Design, type EditorState, type PanelName } from './editor-state.ts';
import { createMoves, type Moves } from './moves.ts';

/** One open design. Everything that changes goes through here, so that it can be undone and kept. */
export interface EditorStore {
  getSnapshot: () => EditorState;
  subscribe: (listener: () => void) => () => void;
  /** Changes the drawing; changes of one `move` are undone as one step. */
  draw: (change: (document: DesignDocument) => DesignDocument, move?: string) => void;
  /** Changes the drawing while a hand moves: `watchMoves` is notified at once, all others when it rests. */
  move: Moves['move'];
  watchMoves: Moves['watch'];
  /** Changes drawing and choices together. */
  redesign: (next: Design, move?: string) => void;
  endMove: () => void;
  undo: () => void;
  redo: () => void;
  setQuantity: (quantity: number) => void;
  showFace: (faceId: string) => void;
  select: (place: Place | null) => void;
  showPanel: (panel: PanelName) => void;
  /** What is not a step of its own. */
  set: (change: Partial<Omit<EditorState, 'history'>>) => void;
}

export function createEditorStore(start: EditorState): EditorStore {
  let state = start;
  const listeners = new Set<() => void>();

  const moves = createMoves({
    current: () => designOf(state).document,
    notify(document, name) {
      const design = designOf(state);
      // A photo that could not move is no step.
      if (document === design.document) return;
      travel(record(state.history, { ...design, document }, name));
    },
  });

  function set(change: Partial<EditorState>): void {
    moves.settle();
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function travel(history: EditorState['history']): void {
    const { faces } = history.present.document;
    const isThere = faces.some(({ id }) => id === state.faceId);
    const faceId = isThere ? state.faceId : (faces[0]?.id ?? '');
    const selected = isLayer(history.present, state.selected) ? state.selected : null;
    set({ history, faceId, selected });
  }

  function redesign(next: Design, move?: string): void {
    moves.settle();
    travel(record(state.history, next, move));
  }

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    move: moves.move,
    watchMoves: moves.watch,
    draw(change, move) {
      moves.settle();
      const design = designOf(state);
      const document = change(design.document);
      if (document !== design.document) redesign({ ...design, document }, move);
    },
    redesign,
    endMove() {
      moves.settle();
      set({ history: endMove(state.history) });
    },
    undo() {
      moves.settle();
      if (canUndo(state.history)) travel(undo(state.history));
    },
    redo() {
      moves.settle();
      if (canRedo(state.history)) travel(redo(state.history));
    },
    setQuantity: (quantity) => set({ quantity }),
    showFace: (faceId) => set({ faceId, selected: null, isSwapping: false }),
    select: (selected) => set({ selected, isSwapping: false }),
    showPanel: (panel) => set({ panel, isSheetOpen: true }),
    set,
  };
}

function isLayer({ document }: Design, place: Place | null): boolean {
  const face = document.faces.find(({ id }) => id === place?.faceId);
  return face?.layers.some(({ id }) => id === place?.layerId) ?? false;
}
