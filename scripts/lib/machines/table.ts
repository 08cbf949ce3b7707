import type { Lived } from './bad-day.ts';

const heads = [
  'what failed',
  'photos taken',
  'archives',
  'orders',
  'to the lab',
  'guests',
  'asked again',
  'sessions kept',
  'jobs taken over',
  'seconds',
] as const;

/** What people got done while something failed. */
export function tableOf(lived: readonly Lived[]): string {
  const rows = lived.map(rowOf);
  return [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function rowOf({ what, done, takeover, seconds }: Lived): readonly string[] {
  const { photos, archives, bought, labOrders, party, repeats, sessions } = done;
  const jobs =
    takeover === undefined ? '' : `${takeover.jobs} in ${takeover.seconds.toFixed(1)} s at most`;
  return [
    what,
    String(photos.length),
    String(archives.equal),
    String(bought),
    String(labOrders),
    String(party.guests),
    String(repeats),
    `${sessions.kept} of ${sessions.kept + sessions.ended}`,
    jobs,
    seconds.toFixed(0),
  ];
}
