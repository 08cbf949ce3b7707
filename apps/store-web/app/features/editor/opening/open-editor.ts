import { photosLabel } from '@albumen/domain/photos/photos-label';
import { call } from '../../../shell/api/browser-api.ts';
import { showToast } from '../../../shell/toasts/toast-store.ts';
import type { Editor } from '../state/editor-context.tsx';
import { designOf, type EditorState } from '../state/editor-state.ts';
import { createEditorStore, type EditorStore } from '../state/editor-store.ts';
import { designInAddress } from './load-opening.ts';
import { openEditorState } from './open-editor-state.ts';
import type { Opening } from './opening.ts';
import { draftStore } from '../saving/draft-store.ts';
import { createSaving } from '../saving/saving.ts';
import { createPictures, type Pictures } from '../canvas/pictures.ts';

/** Puts the editor together in the browser. */
export async function openEditor(opening: Opening): Promise<Editor> {
  const { space } = opening;
  const newKey = `new:${location.pathname}${location.search}`;
  const drafts = draftStore;
  const opened = await openEditorState(opening, { call, drafts, newKey });
  const { state, isDirty, version, missingCount } = opened;
  if (missingCount > 0) showToast(missingMessage(missingCount));
  const store = createEditorStore(state);
  rememberQuantity(store);
  const photosNow = () => store.getSnapshot().photos;
  const pictures = createPictures({
    base: () => photosNow().base,
    photoOf: (photoId) => photosNow().photos.find((photo) => photo.photoId === photoId),
  });
  wantFirst(state, pictures);
  const kept = space === null ? undefined : { designSpaceId: space.designSpaceId, version };
  const saving = createSaving({
    opening,
    store,
    drafts,
    call,
    newKey,
    kept,
    isDirty,
    onCreated: rememberInAddress,
  });
  return { opening, store, pictures, saving };
}

/* Asked for before the canvas knows its size, so that something is soon to be seen on it. */
function wantFirst(state: EditorState, pictures: Pictures): void {
  const face = designOf(state).document.faces.find(({ id }) => id === state.faceId);
  for (const layer of face?.layers ?? []) {
    if (layer.kind === 'photo' && layer.photo) pictures.want(layer.photo.photoId, '800');
  }
}

/* The router need not know: reloading, or coming back later, opens the design as it was left. */
function rememberInAddress(designSpaceId: string): void {
  const url = new URL(location.href);
  url.searchParams.set(designInAddress, designSpaceId);
  window.history.replaceState(window.history.state, '', url);
}

/** Nothing else knows it before the design lies in the cart. */
function rememberQuantity(store: EditorStore): void {
  let known = store.getSnapshot().quantity;
  store.subscribe(() => {
    const { quantity } = store.getSnapshot();
    if (quantity === known) return;
    known = quantity;
    const url = new URL(location.href);
    url.searchParams.set('quantity', String(quantity));
    window.history.replaceState(window.history.state, '', url);
  });
}

function missingMessage(count: number): string {
  const rest = count === 1 ? 'was deleted. Choose another one.' : 'were deleted. Choose others.';
  return `${photosLabel(count)} of this design ${rest}`;
}
