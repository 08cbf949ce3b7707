import {
  canRedo,
  canUndo,
  endMove,
  record,
  redo,
  startHistory,
  undo,
  type History,
} from '@albumen/domain/editor/history';
import { useState, type Dispatch, type SetStateAction } from 'react';
import type { Bulk, BulkPrint } from './bulk-prints.ts';

export interface BulkEdits {
  bulk: Bulk;
  change: (next: (bulk: Bulk) => Bulk, move?: string) => void;
  changePrint: (
    photoId: string,
    next: (print: BulkPrint) => BulkPrint | undefined,
    move?: string,
  ) => void;
  endMove: () => void;
  /** Nothing when there is nothing to undo. */
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
}

/** Many prints as one thing that can be changed, back and forth. */
export function useBulk(start: () => Bulk): BulkEdits {
  const [history, setHistory] = useState(() => startHistory(start()));
  // The same functions at each render, so that a tile is drawn again only when its print changes.
  const [steps] = useState(() => stepsOn(setHistory));
  return {
    bulk: history.present,
    ...steps,
    undo: canUndo(history) ? () => setHistory(undo) : undefined,
    redo: canRedo(history) ? () => setHistory(redo) : undefined,
  };
}

type SetHistory = Dispatch<SetStateAction<History<Bulk>>>;

function stepsOn(setHistory: SetHistory): Pick<BulkEdits, 'change' | 'changePrint' | 'endMove'> {
  const change: BulkEdits['change'] = (next, move) =>
    setHistory((now) => record(now, next(now.present), move));
  return {
    change,
    changePrint: (photoId, next, move) =>
      change(
        (bulk) => ({
          ...bulk,
          prints: bulk.prints.flatMap((print) =>
            print.photo.photoId === photoId ? (next(print) ?? []) : [print],
          ),
        }),
        move,
      ),
    endMove: () => setHistory(endMove),
  };
}
