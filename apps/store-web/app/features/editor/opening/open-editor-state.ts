import { isCard } from '@albumen/contract/catalog/families';
import {
  listEditorPhotos,
  listStartPhotos,
  syncEditorPhotos,
  type EditorPhotos,
} from '@albumen/contract/endpoints/editor';
import type { DesignDocument, DesignFace } from '@albumen/print/document/design-document';
import { albumPhotos } from '@albumen/print/editing/album-photos';
import { startHistory } from '@albumen/domain/editor/history';
import type { Call } from '../../../shell/api/api.ts';
import type { Design, EditorState } from '../state/editor-state.ts';
import { choiceOf } from './made-design.ts';
import type { Opening } from './opening.ts';
import { chosenPhoto } from '../state/chosen-photo.ts';
import { NotLoaded } from './not-loaded.ts';
import { photosToBeginWith } from './photos-to-begin-with.ts';
import { loadFontsOf } from '../state/fonts.ts';
import type { Draft, DraftStore } from '../saving/draft-store.ts';
import { designOfSpace } from '../saving/saving.ts';
import { loadCard, startDesign } from './start-design.ts';

export interface OpenedEditor {
  state: EditorState;
  /** A draft was waiting in this browser, or made on a version that is gone. */
  isDirty: boolean;
  /** The version that the design was read, or the draft was made on. */
  version: number;
  /** Photos of the design that are no longer there. */
  missingCount: number;
}

/** Gathers all that the editor needs and says how it stands when it opens. */
export async function openEditorState(
  opening: Opening,
  { call, drafts, newKey }: { call: Call; drafts: DraftStore; newKey: string },
): Promise<OpenedEditor> {
  const { space } = opening;
  const [photos, draft, card] = await Promise.all([
    loadPhotos(opening, call),
    drafts.get(space?.designSpaceId ?? newKey),
    loadCard(opening.start.designId),
  ]);
  const design = draft ? designOfDraft(draft) : await firstDesign(opening, { photos, card });
  const fonts = await loadFontsOf(design.document);
  return {
    state: stateOf(opening, { design, photos, fonts, card, draft }),
    isDirty: draft !== undefined,
    version: draft?.version ?? space?.version ?? 0,
    missingCount: photos.missing?.length ?? 0,
  };
}

async function loadPhotos(
  { space, item, projectId }: Opening,
  call: Call,
): Promise<EditorPhotos & { missing?: readonly string[] }> {
  const params = { designSpaceId: space?.designSpaceId ?? '' };
  const asked = () => {
    if (space === null) return call(listStartPhotos, { params: { projectId } });
    // What lies in a cart may be older than the gallery that it was made of.
    return item === null ? call(listEditorPhotos, { params }) : call(syncEditorPhotos, { params });
  };
  const reply = await asked();
  if (!reply.ok) throw new NotLoaded(reply.problem.title);
  return reply.value;
}

function designOfDraft({ document, attributes }: Draft): Design {
  return { document, attributes };
}

async function firstDesign(
  opening: Opening,
  { photos, card }: Pick<EditorState, 'photos' | 'card'>,
): Promise<Design> {
  const { space, start } = opening;
  if (space !== null) return designOfSpace(space);
  const { quantity: _quantity, ...attributes } = start.attributes;
  const { product } = start;
  const chosen = photosToBeginWith(opening, photos.photos);
  const isUnchosen = chosen.length === 0 && product.family === 'album';
  const first = isUnchosen
    ? albumPhotos(product, choiceOf(product, attributes), photos.photos)
    : chosen;
  return startDesign({ product, attributes, photos: first.map(chosenPhoto), card });
}

type Parts = Pick<EditorState, 'photos' | 'fonts' | 'card'> & {
  design: Design;
  draft: Draft | undefined;
};

function stateOf(
  { start, quantity }: Opening,
  { design, photos, fonts, card, draft }: Parts,
): EditorState {
  const isEmpty = !design.document.faces.some(({ layers }) =>
    layers.some((layer) => layer.kind === 'photo' && layer.photo !== null),
  );
  const choice = choiceOf(start.product, design.attributes, draft?.quantity ?? quantity);
  return {
    history: startHistory(design),
    quantity: choice.quantity,
    faceId: firstShown(design.document)?.id ?? '',
    selected: null,
    isSwapping: false,
    panel:
      isEmpty && photos.photos.length > 0 && !isCard(start.product.family) ? 'photos' : 'options',
    isSheetOpen: isEmpty && !isCard(start.product.family),
    photos,
    fonts,
    card,
    save: 'untouched',
    isConflictPutOff: false,
    saveProblem: '',
  };
}

/** An album opens where its photos are; its cover comes by itself. */
function firstShown({ faces }: DesignDocument): DesignFace | undefined {
  return faces.find(({ kind }) => kind === 'spread') ?? faces[0];
}
