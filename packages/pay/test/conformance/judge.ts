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
}

const tries = 3;

/**
 * Plays a scenario with both SDKs and compares. One that differs is played again: two browsers on a
 * busy machine do not always see the same moment, a real difference is there every time.
 */
export async function judge(rig: TestRig, scenario: Scenario): Promise<Verdict> {
  let verdict = await play(rig, scenario);
  for (let more = 1; more < tries && verdict.unlisted.length > 0; more += 1) {
    const again = await play(rig, scenario);
    if (again.unlisted.length < verdict.unlisted.length) verdict = again;
  }
  return verdict;
}

async function play(rig: TestRig, scenario: Scenario): Promise<Verdict> {
  const theirs = await observe(rig, scenario, 'published');
  const ours = await observe(rig, scenario, 'ours');
  const found = compare(scenario.name, comparable(theirs), comparable(ours));
  const listed = new Map(found.map((one) => [one, differences.find(({ fits }) => fits(one))]));
  return {
    unlisted: found.filter((one) => listed.get(one) === undefined),
    seen: [...listed.values()].filter((one) => one !== undefined),
    ours,
  };
}

function comparable({ notes, events, requests }: Observation): unknown {
  return { notes, events, requests };
}
