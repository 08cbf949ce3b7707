import { recordOf } from '@albumen/domain/json-record';
import type {
  DesignSpaceCreated,
  DesignSpaceSaved,
  SaveDesignSpace,
} from '@albumen/contract/endpoints/editor';
import type { newDesignSpace } from '@albumen/contract/schemas/editor';
import type { DesignProblem } from '@albumen/print/checks/check-document';
import type { DesignDocument } from '@albumen/print/document/design-document';
import { documentHash } from '@albumen/print/document/document-hash';
import { readDocument } from '@albumen/print/document/read-document';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { storableJson, storableText } from '../../db/storable-json.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { newId } from '../../ids.ts';
import { findPerson, keepFor, meetPerson } from '../favorites/visitors.service.ts';
import { shopByGallery } from '../galleries/gallery-access.service.ts';
import { checkDesign, readinessOf } from './design-checks.ts';
import { findDesign, isMadeWith, readDesignChoice } from './design-choice.ts';
import * as queries from './design-spaces.queries.ts';
import type { DesignSpaceRow } from './design-spaces.queries.ts';
import { mayView } from './open-gallery.ts';
import { refuseForeignPhotos } from './placed-photos.service.ts';

export type { DesignSpaceRow };

type NewSpace = z.infer<typeof newDesignSpace>;

/** What is asked of modules that stand above the editor. */
export interface EditorPorts {
  /** Saves a design that may lie in a cart, which then shows what was saved. */
  saveHoldingCart<Row>(
    trx: Kysely<Tables>,
    designSpaceId: string,
    save: () => Promise<Row | undefined>,
  ): Promise<Row | undefined>;
}

/** Somebody else's design is answered like one that does not exist. */
export async function getOwnSpace(
  db: Kysely<Tables>,
  visit: Visit,
  id: string,
): Promise<DesignSpaceRow> {
  const person = await findPerson(db, visit);
  const space = person && (await queries.findOwn(db, id, person));
  return space?.labBrand === visit.labBrand ? space : fail('notFound');
}

/** The newest versions of this visit's own designs among these. */
export async function findOwnVersions(
  db: Kysely<Tables>,
  visit: Visit,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const person = await findPerson(db, visit);
  if (person === undefined || ids.length === 0) return new Map();
  const rows = await queries.listOwn(db, ids, person);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Keeps new designs, all or none. */
export async function createSpaces(
  deps: Dependencies,
  visit: Visit,
  { spaces, ip }: { spaces: readonly NewSpace[]; ip: string },
): Promise<DesignSpaceCreated[]> {
  const { labBrand } = visit;
  const titles = new Map<string, string>();
  for (const { galleryId } of spaces) {
    if (galleryId === undefined || titles.has(galleryId)) continue;
    titles.set(galleryId, (await shopByGallery(deps, visit, galleryId)).gallery.title);
  }
  const person = await meetPerson(deps, visit, ip);
  const rows = [];
  for (const space of spaces) {
    const { attributes } = choiceOf(deps, visit, space);
    const document = readable(space.document);
    const galleryId = space.galleryId ?? null;
    await refuseForeignPhotos(deps.db, { person, galleryId, document });
    rows.push({
      id: newId(),
      labBrand,
      ...person,
      galleryId,
      productId: space.productId,
      designId: space.designId ?? null,
      attributes: storableJson(attributes),
      document: storableJson(document),
      documentHash: await documentHash(document),
      title: storableText(space.title).trim(),
      projectTitle: titles.get(galleryId ?? '') ?? '',
    });
  }
  await keepFor(queries.insert(deps.db, rows));
  return rows.map(({ id, documentHash: hash }) => ({
    designSpaceId: id,
    editorId: id,
    version: 1,
    documentHash: hash,
  }));
}

type Chosen = Pick<NewSpace, 'productId' | 'designId' | 'attributes'>;

function choiceOf({ catalogs }: Dependencies, visit: Visit, chosen: Chosen) {
  const product = catalogs[visit.labBrand].products.get(chosen.productId)?.product;
  const design = findDesign(chosen.designId);
  if (product === undefined || !isMadeWith(product, design)) {
    return fail('editorInvalid', { params: { reason: 'unknownProduct' } });
  }
  const read = readDesignChoice(product, chosen.attributes, design);
  if (!read.isComplete) return fail('invalidForm', { fields: read.fields });
  return { product, ...read };
}

function readable(given: unknown): DesignDocument {
  const read = readDocument(given);
  return read.isReadable
    ? read.document
    : fail('unreadableDesign', { params: { mistake: read.mistake } });
}

/** Saves what an editor has, unless somebody else saved since it was read. */
export async function saveSpace(
  deps: Dependencies & EditorPorts,
  visit: Visit,
  { designSpaceId, ...body }: SaveDesignSpace & { designSpaceId: string },
): Promise<DesignSpaceSaved> {
  const space = await getOwnSpace(deps.db, visit, designSpaceId);
  const { attributes, choice, product } = choiceOf(deps, visit, {
    productId: space.productId,
    designId: body.designId ?? space.designId ?? undefined,
    attributes: body.attributes ?? space.attributes,
  });
  const document = readable(body.document);
  const hash = await documentHash(document);
  const change = {
    document: storableJson(document),
    documentHash: hash,
    attributes: storableJson(attributes),
    designId: body.designId ?? space.designId,
    title: body.title === undefined ? space.title : storableText(body.title).trim(),
  };
  const person = personOf(space);
  const { document: before } = space;
  const isOpen = space.galleryId !== null && (await mayView(deps, visit, space.galleryId));
  const galleryId = isOpen ? space.galleryId : null;
  await refuseForeignPhotos(deps.db, { person, galleryId, document, before });
  const saved = await write(deps, space, { version: body.version, change });
  const catalogVersion = deps.catalogs[visit.labBrand].version;
  const checked = { product, choice, document, documentHash: hash, catalogVersion };
  return presentSaved(designSpaceId, { ...saved, hash }, await checkDesign(checked));
}

function personOf({ accountId, visitorId }: DesignSpaceRow) {
  if (accountId !== null) return { accountId };
  if (visitorId !== null) return { visitorId };
  throw new Error('a design space of nobody');
}

type Change = Pick<Parameters<typeof queries.save>[1], 'version' | 'change'>;

async function write(
  deps: Dependencies & EditorPorts,
  space: DesignSpaceRow,
  { version, change }: Change,
): Promise<{ version: number; updatedAt: Date }> {
  if (isUnchanged(space, change)) return space;
  const saved = await deps.db
    .transaction()
    .execute((trx) =>
      deps.saveHoldingCart(trx, space.id, () =>
        queries.save(trx, { id: space.id, version, change }),
      ),
    );
  return saved ?? (await outcomeOfLateSave(deps.db, space, change));
}

/** A save that was sent twice finds its own work; any other finds somebody else's. */
async function outcomeOfLateSave(
  db: Kysely<Tables>,
  space: DesignSpaceRow,
  change: Change['change'],
): Promise<{ version: number; updatedAt: Date }> {
  const now = await queries.findOwn(db, space.id, personOf(space));
  if (now === undefined) fail('notFound');
  if (!isUnchanged(now, change)) fail('staleDesign', { params: { version: now.version } });
  return now;
}

function isUnchanged(space: DesignSpaceRow, change: Change['change']): boolean {
  return (
    space.documentHash === change.documentHash &&
    space.title === change.title &&
    space.designId === change.designId &&
    sortedJson(space.document.spare) === sortedJson(spareOf(change.document)) &&
    sortedJson(space.attributes) === sortedJson(JSON.parse(change.attributes))
  );
}

/** The hash passes over what is never printed; a save must not. */
function spareOf(document: string): unknown {
  return recordOf(JSON.parse(document))['spare'];
}

function sortedJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function presentSaved(
  designSpaceId: string,
  saved: { version: number; updatedAt: Date; hash: string },
  problems: readonly DesignProblem[],
): DesignSpaceSaved {
  return {
    designSpaceId,
    version: saved.version,
    documentHash: saved.hash,
    readiness: readinessOf(problems),
    problems: [...problems],
    savedAt: saved.updatedAt.getTime(),
  };
}

/** At sign-in a visitor's designs become the account's. */
export function giveDesigns(
  trx: Kysely<Tables>,
  visitorId: string,
  accountId: string,
): Promise<void> {
  return queries.moveToAccount(trx, visitorId, accountId);
}
