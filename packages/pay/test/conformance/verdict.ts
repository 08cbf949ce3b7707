import { compare, type Found } from './compare.ts';
import type { Difference } from './difference.ts';
import { differences } from './differences.ts';
import { observe, type Observation, type TestRig } from './observe.ts';
import type { Scenario } from './scenario.ts';

/** What came of one scenario. */
export interface Verdict {
  /** Differences that are in no list. */
  unlisted: readonly Found[];
  /** Listed ones that were seen. */
  seen: readonly Difference[];
  ours: Observation;
  /** What a scenario's name promises and ours did not do. */
  broken: readonly string[];
}

const attempts = 3;

/**
 * Plays a scenario with both SDKs and compares. One that differs is played again: two browsers on a
 * busy machine do not always see the same moment, a real difference is there every time.
 */
export async function verdictOf(rig: TestRig, scenario: Scenario): Promise<Verdict> {
  let verdict = await playOnceMore(rig, scenario);
  for (let more = 1; more < attempts && flawsOf(verdict) > 0; more += 1) {
    const again = await playOnceMore(rig, scenario);
    if (flawsOf(again) < flawsOf(verdict)) verdict = again;
  }
  return verdict;
}

/** One that did not end is played once more. */
async function playOnceMore(rig: TestRig, scenario: Scenario): Promise<Verdict> {
  return play(rig, scenario).catch(() => play(rig, scenario));
}

async function play(rig: TestRig, scenario: Scenario): Promise<Verdict> {
  const theirs = await observe(rig, scenario, 'published');
  const ours = await observe(rig, scenario, 'ours');
  const found = [
    ...compare(scenario.name, comparable(theirs), comparable(ours)),
    ...compare(scenario.name, { order: inCommon(theirs, ours) }, { order: inCommon(ours, theirs) }),
  ];
  const listed = new Map(found.map((one) => [one, differences.find(({ fits }) => fits(one))]));
  return {
    unlisted: found.filter((one) => listed.get(one) === undefined),
    seen: [...listed.values()].filter((one) => one !== undefined),
    ours,
    broken: brokenPromises(scenario, ours),
  };
}

function flawsOf({ unlisted, broken }: Verdict): number {
  return unlisted.length + broken.length;
}

/** Events that both sent equally often, in the order of the first; others are found by their counts. */
function inCommon({ sent }: Observation, other: Observation): readonly string[] {
  const count = (kinds: readonly string[], kind: string): number =>
    kinds.filter((one) => one === kind).length;
  return sent.filter((kind) => count(sent, kind) === count(other.sent, kind));
}

/** A note that a scenario promises to succeed, or to fail by a code, has to. */
function brokenPromises({ promises = {} }: Scenario, { notes }: Observation): readonly string[] {
  return Object.entries(promises).flatMap(([label, promised]) => {
    const { gave, rejected, threw } = Object(notes[label]) as NotedOutcome;
    const came = gave === undefined ? ((rejected ?? threw)?.code ?? 'nothing') : 'gave';
    return came === promised ? [] : [`${label}: ${came} instead of ${promised}`];
  });
}

interface NotedOutcome {
  gave?: unknown;
  rejected?: { code?: string };
  threw?: { code?: string };
}

function comparable({ notes, events, requests }: Observation): unknown {
  return { notes, events, requests };
}
