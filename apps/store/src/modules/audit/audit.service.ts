import type { AuditAction } from '@albumen/contract/audit-actions';
import type { AuditEntry, AuditPage } from '@albumen/contract/endpoints/operator-audit';
import { networkOf } from '@albumen/server-kit/network';
import { isDeepStrictEqual } from 'node:util';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { byteOrderMark, csvRecord } from '../../csv-record.ts';
import { storableJson, storableText } from '../../db/storable-json.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { actorOf, type ActingVisit } from '../../http/actor.ts';
import * as queries from './audit.queries.ts';
import type { AuditFilter, AuditRow } from './audit.queries.ts';

type Facts = Readonly<Record<string, unknown>>;

export interface AuditedChange {
  action: AuditAction;
  subjectId: string;
  /** As people call it. */
  subjectName: string;
  /** What it was; secrets as words such as `set`, never as they are. */
  before?: Facts;
  after?: Facts;
}

/** Writes one entry, in the transaction of the change that it tells of; of its facts those that differ. */
export async function recordChange(
  trx: Kysely<Tables>,
  visit: ActingVisit,
  { action, subjectId, subjectName, before = {}, after = {} }: AuditedChange,
): Promise<void> {
  const { kind, id, name, ip, studio } = actorOf(visit);
  const isSame = (key: string) => isDeepStrictEqual(before[key], after[key]);
  const differing = (facts: Facts) =>
    storableJson(Object.fromEntries(Object.entries(facts).filter(([key]) => !isSame(key))));
  await queries.insertEntry(trx, {
    actorKind: kind,
    actorId: id,
    actorName: storableText(name),
    studioId: studio?.id ?? '',
    studioName: studio?.email ?? '',
    ip,
    action,
    subjectId,
    subjectName: storableText(subjectName),
    before: differing(before),
    after: differing(after),
  });
}

/** The same unless it stands there from the last minute already. */
export async function recordOnce(
  trx: Kysely<Tables>,
  visit: ActingVisit,
  change: AuditedChange,
): Promise<void> {
  const { id: actorId } = actorOf(visit);
  const { action, subjectId } = change;
  if (await queries.hasRecent(trx, { actorId, action, subjectId })) return;
  await recordChange(trx, visit, change);
}

/** Whether somebody did any of these from the network of an address lately. */
export async function hasActedFrom(
  db: Kysely<Tables>,
  { ip, ...done }: { actorId: string; actions: readonly AuditAction[]; ip: string },
): Promise<boolean> {
  const network = networkOf(ip);
  const addresses = await queries.listAddressesOf(db, done);
  return addresses.some((address) => networkOf(address) === network);
}

const shownEntries = 50;
const entriesAtOnce = 1000;

export async function listEntries(
  { db }: Pick<Dependencies, 'db'>,
  filter: AuditFilter,
): Promise<AuditPage> {
  const rows = await queries.listEntries(db, { ...filter, count: shownEntries + 1 });
  const shown = rows.slice(0, shownEntries);
  return {
    entries: shown.map(present),
    next: rows.length > shownEntries ? (shown.at(-1)?.id ?? null) : null,
  };
}

function present(row: AuditRow): AuditEntry {
  const { id, actorKind, actorName, studioName, ip, action, subjectName, before, after } = row;
  const happenedAt = row.happenedAt.toISOString();
  const what = { ip, action, subjectName, before, after };
  return { id, happenedAt, actorKind, actorName, studioName, ...what };
}

const head = [
  'Time (UTC)',
  'Who',
  'Kind',
  'Studio',
  'From',
  'Action',
  'About',
  'Id',
  'Before',
  'After',
];

/** Every entry that the filter lets through, read in portions. */
export async function* csvOfEntries(
  { db }: Pick<Dependencies, 'db'>,
  filter: AuditFilter,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRecord(head);
  let before: string | undefined;
  for (;;) {
    const rows = await queries.listEntries(db, { ...filter, before, count: entriesAtOnce });
    if (rows.length === 0) return;
    yield rows.map(csvRow).join('');
    before = rows.at(-1)?.id;
  }
}

function csvRow(row: AuditRow): string {
  return csvRecord([
    row.happenedAt.toISOString(),
    row.actorName,
    row.actorKind,
    row.studioName,
    row.ip,
    row.action,
    row.subjectName,
    row.subjectId,
    JSON.stringify(row.before),
    JSON.stringify(row.after),
  ]);
}

/** Younger ones the database keeps, whatever is asked. */
export function deleteEntriesBefore(instant: Date): RawBuilder<unknown> {
  return sql`delete from audit_entries
    where happened_at < least(${instant}::timestamptz, now() - interval '10 years')`;
}
