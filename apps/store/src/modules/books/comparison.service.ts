import { isCalendarDay } from '@albumen/contract/calendar-day';
import type { BooksState } from '@albumen/contract/endpoints/operator-books';
import { limits } from '@albumen/contract/limits';
import { messages } from '@albumen/contract/messages';
import {
  findGaps,
  type BookedMovement,
  type ProviderMovement,
} from '@albumen/domain/books/compare-provider';
import { storableText } from '../../db/storable-json.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { ActingVisit } from '../../http/actor.ts';
import type { ProviderLedger } from '../../third-parties/payments/provider-ledger.ts';
import { recordChange } from '../audit/audit.service.ts';
import * as queries from './comparison.queries.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'providerLedger'>;

const dayMs = 24 * 3_600_000;

/** For some days a charge may still be taken back, or its money refused. */
const unsettledDays = 3;
const mostDays = 31;

/**
 * Compares yesterday with the provider, once more the days before it, and every day since the last
 * comparison: nights may have been missed. Nothing to do where no provider is set up.
 */
export async function compareRecentDays(deps: Needs): Promise<void> {
  if (deps.providerLedger === undefined) return;
  const yesterday = deps.clock.now().getTime() - dayMs;
  for (let back = await daysBack(deps, yesterday); back >= 0; back -= 1) {
    await compareDay(deps, dayOf(new Date(yesterday - back * dayMs)));
  }
}

async function daysBack({ db }: Pick<Needs, 'db'>, yesterday: number): Promise<number> {
  const newest = await queries.findNewestDay(db);
  const missed = newest === undefined ? 0 : (yesterday - Date.parse(newest)) / dayMs;
  return Math.min(mostDays, Math.max(unsettledDays, Math.floor(missed)));
}

/** The day an operator names. */
export async function compareNamedDay(deps: Needs, day: string): Promise<void> {
  const isDay = day.startsWith('20') && isCalendarDay(day);
  if (!isDay) fail('invalidForm', { fields: { day: [messages.calendarDay] } });
  if (deps.providerLedger === undefined) fail('paymentUnavailable');
  await compareDay(deps, day);
}

/** Lists what provider or books lack of a day (in UTC). Safe to repeat: what was mended meanwhile is closed. */
async function compareDay(deps: Needs, day: string): Promise<void> {
  const ledger = deps.providerLedger;
  if (ledger === undefined) return;
  const from = new Date(`${day}T00:00:00Z`);
  const to = new Date(from.getTime() + dayMs);
  const listed = await ledger.list(from, to);
  const references = listed.map(({ reference }) => reference);
  const booked = await queries.listBooked(deps.db, { from, to, references });
  const provider = [...listed, ...(await askFor(ledger, unlisted(booked, references)))];
  const gaps = findGaps({ provider, booked });
  await deps.db.transaction().execute(async (trx) => {
    await queries.insertComparison(trx, { day, movements: booked.length });
    const open = gaps.map(({ reference }) => reference);
    await queries.closeOthers(trx, { day, references: open });
    await queries.upsertGaps(trx, day, gaps);
  });
}

/** What the provider has of another day: money that took days, charges that were taken back later. */
function unlisted(booked: readonly BookedMovement[], listed: readonly string[]): string[] {
  const wanted = booked.flatMap(({ reference, chargeReference }) => [reference, chargeReference]);
  return [...new Set(wanted)].filter((reference) => !listed.includes(reference));
}

async function askFor(
  ledger: ProviderLedger,
  references: readonly string[],
): Promise<ProviderMovement[]> {
  const found: ProviderMovement[] = [];
  for (const reference of references) found.push(...(await ledger.find(reference)));
  return found;
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

const shownGaps = 200;
const shownComparisons = 14;

export async function getBooks({ db }: Pick<Dependencies, 'db'>): Promise<BooksState> {
  const gaps = await queries.listOpenGaps(db, shownGaps);
  const comparisons = await queries.listComparisons(db, shownComparisons);
  return {
    balances: await queries.listAccountBalances(db),
    comparisons: comparisons.map(({ comparedAt, ...comparison }) => ({
      ...comparison,
      comparedAt: comparedAt.toISOString(),
    })),
    gaps: gaps.map(({ foundAt, ...gap }) => ({ ...gap, foundAt: foundAt.toISOString() })),
  };
}

/** Somebody has looked at it; what it was is written down. */
export async function resolveGap(
  { db }: Pick<Dependencies, 'db'>,
  visit: ActingVisit,
  { id, note }: { id: string; note: string },
): Promise<boolean> {
  const text = storableText(note.trim());
  const { gapNoteMaxCharacters: most } = limits;
  if (text === '') fail('invalidForm', { fields: { note: [messages.required] } });
  if (text.length > most) {
    fail('invalidForm', { fields: { note: [messages.maxLength(most, text.length)] } });
  }
  return db.transaction().execute(async (trx) => {
    const reference = await queries.resolveGap(trx, id, text);
    if (reference === undefined) return false;
    const change = { action: 'books.gap', subjectId: id, subjectName: reference } as const;
    await recordChange(trx, visit, { ...change, after: { note: text } });
    return true;
  });
}
