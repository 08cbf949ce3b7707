import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { recordOf } from '@albumen/domain/json-record';
import { newPublicId } from '../../ids.ts';
import { invalid } from '../server-api/invalid-request.ts';
import type { Caller } from '../server-api/server-work.ts';

export type DocumentUpload = Selectable<Tables['documentUploads']>;

/** The one kind that can be attached to a dispute. */
export const evidenceKind = 'evidence_document';

/** https://developer.paypal.com/braintree/docs/reference/request/document-upload/create */
const kinds = new Set([evidenceKind, 'identity_document', 'payout_invoice_document']);
const mostBytes = 4 * 1_048_576;
const mostPages = 50;
const keptMs = 180 * 86_400_000;

interface FileType {
  readonly contentType: string;
  readonly names: RegExp;
  /** What every file of the type begins with. */
  readonly start: Buffer;
}

const fileTypes: readonly FileType[] = [
  { contentType: 'image/png', names: /\.png$/i, start: Buffer.from('89504e470d0a1a0a', 'hex') },
  { contentType: 'image/jpeg', names: /\.jpe?g$/i, start: Buffer.from('ffd8ff', 'hex') },
  { contentType: 'application/pdf', names: /\.pdf$/i, start: Buffer.from('%PDF-') },
];

/** Keeps a document, as evidence or for the provider itself. */
export async function uploadDocument(
  { db }: Dependencies,
  { merchant, now }: Caller,
  body: unknown,
): Promise<DocumentUpload> {
  const { 'document_upload[kind]': kind, file } = recordOf(body);
  if (typeof kind !== 'string' || !kinds.has(kind)) return invalid('documentUpload.kind', '84901');
  if (!(file instanceof File) || file.size === 0) return invalid('documentUpload.file', '84906');
  if (file.size > mostBytes) return invalid('documentUpload.file', '84902');
  const type = fileTypes.find(({ names }) => names.test(file.name));
  if (type === undefined) return invalid('documentUpload.file', '84903');
  const content = Buffer.from(await file.arrayBuffer());
  check(content, type);
  const values: Insertable<Tables['documentUploads']> = {
    id: newPublicId(24),
    merchantId: merchant.id,
    kind,
    name: file.name,
    contentType: type.contentType,
    content,
    createdAt: now,
    expiresAt: new Date(now.getTime() + keptMs),
  };
  return db.insertInto('documentUploads').values(values).returningAll().executeTakeFirstOrThrow();
}

function check(content: Buffer, { start, contentType }: FileType): void {
  if (!content.subarray(0, start.length).equals(start)) invalid('documentUpload.file', '84904');
  if (contentType !== 'application/pdf') return;
  const text = content.toString('latin1');
  if (text.includes('/Encrypt')) invalid('documentUpload.file', '84904');
  const pages = text.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  if (pages > mostPages) invalid('documentUpload.file', '84905');
}

export async function removeOldDocuments(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('documentUploads').where('expiresAt', '<', now).execute();
}

/** Undefined where there is none, or none any more. */
export function getDocument(
  db: Kysely<Tables>,
  id: string,
  now: Date,
): Promise<DocumentUpload | undefined> {
  return db
    .selectFrom('documentUploads')
    .selectAll()
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}
