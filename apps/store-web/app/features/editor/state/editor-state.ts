import type { EditorPhotos } from '@albumen/contract/endpoints/editor';
import type { History } from '@albumen/domain/editor/history';
import type { CardDesign } from '@albumen/print/cards/card-design';
import type { DesignDocument } from '@albumen/print/document/design-document';
import type { Place } from '@albumen/print/editing/document-edits';
import type { FontSet } from '@albumen/print/fonts/font-set';

/** What undo brings back: the drawing and the choices that it was made for. */
export interface Design {
  document: DesignDocument;
  attributes: Readonly<Record<string, string>>;
}

export const panelNames = ['options', 'photos', 'text', 'layout'] as const;
export type PanelName = (typeof panelNames)[number];

/** The state of saving, as the customer sees it. */
export type SaveStatus =
  | 'untouched'
  | 'unsaved'
  | 'saving'
  | 'saved'
  | 'offline'
  | 'conflict'
  | 'refused';

export interface EditorState {
  history: History<Design>;
  quantity: number;
  /** The face on the canvas. */
  faceId: string;
  selected: Place | null;
  /** The next place that is clicked exchanges photos with the selected one. */
  isSwapping: boolean;
  panel: PanelName;
  /** On a phone the panel is a sheet. */
  isSheetOpen: boolean;
  photos: EditorPhotos;
  /** Undefined until the fonts of the design's words are there. */
  fonts: FontSet | undefined;
  /** The design of a card. */
  card: CardDesign | undefined;
  save: SaveStatus;
  /** The question which version to keep waits. */
  isConflictPutOff: boolean;
  /** Why it was refused. */
  saveProblem: string;
}

export function designOf(state: EditorState): Design {
  return state.history.present;
}
