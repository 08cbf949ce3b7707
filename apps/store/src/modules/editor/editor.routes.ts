import * as endpoints from '@albumen/contract/endpoints/editor';
import { calls } from '@albumen/contract/schemas/editor';
import * as schemas from '@albumen/contract/schemas/editor';
import type { Dependencies } from '../../dependencies.ts';
import { countHits, type RateLimit } from '../../http/rate-limits.ts';
import type { Router } from '../../http/route.ts';
import { rememberVisitor } from '../../http/visitor-cookie.ts';
import { visitorTokenOf, type Visit } from '../../http/visit.ts';
import { findItemId } from './design-spaces.queries.ts';
import { createSpaces, getOwnSpace, saveSpace, type EditorPorts } from './design-spaces.service.ts';
import { listPhotosOf, listPhotosOfSpace, syncPhotos } from './editor-photos.service.ts';
import { editorUrl, startEditor } from './editor-start.service.ts';

/** A document holds the outlines of its ornaments. */
const documentBytes = 2 * 1_048_576;
const manyDocumentsBytes = 16 * 1_048_576;

const hour = 3600;
/** A visitor is a cookie that costs nothing; a wedding party shares an address. */
const newDesigns = {
  perPerson: { name: 'new-design', hits: 600, windowSeconds: hour },
  perAddress: { name: 'new-design:ip', hits: 2400, windowSeconds: hour },
} as const satisfies Record<string, RateLimit>;
/** Each brings up to 500 designs: six galleries of 3,200 prints an hour. */
const manyNewDesigns = {
  perPerson: { name: 'new-designs', hits: 100, windowSeconds: hour },
  perAddress: { name: 'new-designs:ip', hits: 200, windowSeconds: hour },
} as const satisfies Record<string, RateLimit>;

export function addEditor(route: Router, deps: Dependencies & EditorPorts): void {
  addOpening(route, deps);
  addCreating(route, deps);
  addKeeping(route, deps);
  addPhotosOfDesigns(route, deps);
}

function addOpening(route: Router, deps: Dependencies): void {
  route(calls.startEditor, ({ visit, params, query }) =>
    startEditor(deps, visit, { ...params, query }),
  );

  route(calls.getEditorUrl, async ({ visit, params, query }) => ({
    url: await editorUrl(deps, visit, { ...params, query }),
  }));

  route(calls.listStartPhotos, ({ visit, params: { projectId } }) =>
    listPhotosOf(deps, visit, endpoints.isGalleryNamed(projectId) ? projectId : null),
  );
}

function addCreating(route: Router, deps: Dependencies): void {
  route(
    calls.createDesignSpace,
    { bodyLimitBytes: documentBytes },
    async ({ visit, body, request, reply }) => {
      await countNew(deps, visit, { limits: newDesigns, ip: request.ip });
      const spaces = [body];
      const [created] = await createSpaces(deps, visit, { spaces, ip: request.ip });
      if (created === undefined) throw new Error('no design was made');
      rememberVisitor(visit, reply);
      return created;
    },
  );

  route(
    calls.createDesignSpaces,
    { bodyLimitBytes: manyDocumentsBytes },
    async ({ visit, body, request, reply }) => {
      await countNew(deps, visit, { limits: manyNewDesigns, ip: request.ip });
      const spaces = body.designSpaces;
      const designSpaces = await createSpaces(deps, visit, { spaces, ip: request.ip });
      rememberVisitor(visit, reply);
      return { designSpaces };
    },
  );
}

function countNew(
  { db }: Dependencies,
  visit: Visit,
  { limits, ip }: { limits: typeof newDesigns | typeof manyNewDesigns; ip: string },
): Promise<void> {
  return countHits(db, [
    { limit: limits.perPerson, value: visit.account?.id ?? visitorTokenOf(visit) },
    { limit: limits.perAddress, value: ip },
  ]);
}

function addKeeping(route: Router, deps: Dependencies & EditorPorts): void {
  route(calls.getDesignSpace, async ({ visit, params: { designSpaceId } }) => {
    const { id, updatedAt, ...space } = await getOwnSpace(deps.db, visit, designSpaceId);
    return {
      ...space,
      document: schemas.document.parse(space.document),
      designSpaceId: id,
      editorId: id,
      itemId: await findItemId(deps.db, id),
      updatedAt: updatedAt.getTime(),
    };
  });

  route(
    calls.saveDesignSpace,
    { bodyLimitBytes: documentBytes },
    ({ visit, params: { designSpaceId }, body }) =>
      saveSpace(deps, visit, { ...body, designSpaceId }),
  );
}

function addPhotosOfDesigns(route: Router, deps: Dependencies): void {
  route(calls.listEditorPhotos, ({ visit, params: { designSpaceId } }) =>
    listPhotosOfSpace(deps, visit, designSpaceId),
  );

  route(calls.syncEditorPhotos, ({ visit, params: { designSpaceId } }) =>
    syncPhotos(deps, visit, designSpaceId),
  );
}
