import type { z } from 'zod';
import type { ProductFamily } from '../catalog/families.ts';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/editor.ts';

/** Stands in an address for no card design. */
export const nothingChosen = 'none';

/** Whether the gallery in an address is one: `noPhoto` and `none` stand for none. */
export function isGalleryNamed(projectId: string): boolean {
  return projectId !== nothingChosen && projectId !== 'noPhoto';
}

/** A `DesignDocument` as the wire knows it; `readDocument` of the print package reads the rest. */
export type WireDocument = {
  version: 1;
  family: ProductFamily;
  faces: readonly { kind: string; id: string }[];
};

type WithDocument<Shape extends { document: unknown }> = Omit<Shape, 'document'> & {
  document: WireDocument;
};

export type NewDesignSpace = WithDocument<z.input<typeof schemas.newDesignSpace>>;
export type DesignSpaceCreated = z.infer<typeof schemas.createdReply>;
export type DesignSpace = WithDocument<z.infer<typeof schemas.designSpaceReply>>;
export type SaveDesignSpace = WithDocument<z.infer<typeof schemas.saveBody>>;
export type DesignSpaceSaved = z.infer<typeof schemas.savedReply>;
export type DocumentProblem = z.infer<typeof schemas.documentProblem>;
export type EditorPhoto = z.infer<typeof schemas.editorPhoto>;
export type EditorPhotos = z.infer<typeof schemas.photosReply>;
export type PhotosSynced = z.infer<typeof schemas.syncReply>;
export type EditorStart = z.infer<typeof schemas.startReply>;
export type EditorInvalidReason = z.infer<typeof schemas.invalidReason>;

type SpaceParams = { designSpaceId: string };
type StartParams = { projectId: string; productId: string };

/**
 * Checks an editor's address before it opens, and says what it opens with. `editorInvalid` otherwise:
 * choices that are missing or not made are named by their fields, and `params.page` is where they are
 * made again; else `params.reason` says why, and the page leads to `/editor/invalid?reason=`.
 */
export const startEditor = endpoint<{
  params: StartParams & { designId: string };
  query: Record<string, string | undefined>;
  reply: EditorStart;
}>({ method: 'GET', path: '/api/editor/start/:projectId/:productId/:designId' });

/** The address that the shop goes to: the editor's, or where a startEditor that fails leads. `designId` in the query. */
export const getEditorUrl = endpoint<{
  params: StartParams;
  query: Record<string, string | undefined>;
  reply: { url: string };
}>({ method: 'GET', path: '/editor/new/:projectId/:productId' });

/** Called at the first change of an editor, so that opening one leaves nothing behind. */
export const createDesignSpace = endpoint<{ body: NewDesignSpace; reply: DesignSpaceCreated }>({
  method: 'POST',
  path: '/studio/projects/editors',
});

export const createDesignSpaces = endpoint<{
  body: { designSpaces: NewDesignSpace[] };
  reply: { designSpaces: DesignSpaceCreated[] };
}>({ method: 'POST', path: '/studio/projects/editors/many' });

export const getDesignSpace = endpoint<{ params: SpaceParams; reply: DesignSpace }>({
  method: 'GET',
  path: '/studio/projects/editors/:designSpaceId',
});

/**
 * Autosave. `staleDesign` (409, `params.version` is the one that is there) when somebody else saved in
 * between: read it with `getDesignSpace`, then choose. The same document again changes nothing.
 */
export const saveDesignSpace = endpoint<{
  params: SpaceParams;
  body: SaveDesignSpace;
  reply: DesignSpaceSaved;
}>({ method: 'PUT', path: '/studio/projects/editors/:designSpaceId', isSafeToRepeat: true });

/** Every photo that this design may use. */
export const listEditorPhotos = endpoint<{ params: SpaceParams; reply: EditorPhotos }>({
  method: 'GET',
  path: '/studio/projects/editors/:designSpaceId/photos',
});

/** The same before there is a design: `projectId` is a gallery or `none`. */
export const listStartPhotos = endpoint<{ params: { projectId: string }; reply: EditorPhotos }>({
  method: 'GET',
  path: '/api/editor/photos/:projectId',
});

/** Tells before a cart item is edited which of its photos are still there. */
export const syncEditorPhotos = endpoint<{ params: SpaceParams; reply: PhotosSynced }>({
  method: 'POST',
  path: '/studio/projects/editors/:designSpaceId/sync-photos',
  isSafeToRepeat: true,
});
