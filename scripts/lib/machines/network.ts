import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../run-program.ts';

/** Where everything stands on one bridge; database, pooler, bucket and the guests are at its own end. */
export const addresses = {
  here: '10.77.0.1',
  proxy: '10.77.0.2',
  edge: '10.77.0.3',
  one: '10.77.1.1',
  two: '10.77.1.2',
  three: '10.77.1.3',
} as const;

export type Place = Exclude<keyof typeof addresses, 'here'>;

const places: readonly Place[] = ['proxy', 'edge', 'one', 'two', 'three'];
const guestNetwork = '10.77.2.0/23';

/** The names that visitors type, and that certificate and settings carry. */
export const hosts = {
  halide: 'halide.test',
  cyan: 'cyan.test',
  photos: 'photos.test',
  pay: 'pay.test',
} as const;

export interface Network {
  /** Leads visitors to the edge or, while that is gone, to the proxy behind it, as a name server does. */
  leadVisitorsTo: (place: 'edge' | 'proxy') => void;
}

/** A bridge with a network namespace for each place, and a names file that all of them read. */
export function layNetwork(folder: string): Network {
  mkdirSync('/run/netns', { recursive: true });
  runProgram('mount', '-t', 'tmpfs', 'namespaces', '/run/netns');
  runProgram('ip', 'link', 'set', 'lo', 'up');
  runProgram('ip', 'link', 'add', 'machines', 'type', 'bridge');
  runProgram('ip', 'address', 'add', `${addresses.here}/16`, 'dev', 'machines');
  runProgram('ip', 'link', 'set', 'machines', 'up');
  runProgram('ip', 'route', 'add', 'local', guestNetwork, 'dev', 'lo');
  for (const place of places) addPlace(place);
  const names = join(folder, 'hosts');
  const leadVisitorsTo = (place: 'edge' | 'proxy') => writeFileSync(names, namesWith(place));
  leadVisitorsTo('edge');
  runProgram('mount', '--bind', names, '/etc/hosts');
  return { leadVisitorsTo };
}

/** An address of the guests' own, so that a proxy's limits see many people. */
export function guestAddress(index: number): string {
  const number = index % 500;
  return `10.77.${2 + Math.floor(number / 250)}.${1 + (number % 250)}`;
}

/** The command that runs a program at a place. */
export function at(place: Place, command: readonly string[]): [string, string[]] {
  return ['ip', ['netns', 'exec', place, ...command]];
}

/** Ids of all processes at a place. */
export function processesAt(place: Place): number[] {
  const text = execFileSync('ip', ['netns', 'pids', place], { encoding: 'utf8' });
  return text.split('\n').filter(Boolean).map(Number);
}

function addPlace(place: Place): void {
  runProgram('ip', 'netns', 'add', place);
  runProgram(
    'ip',
    'link',
    'add',
    `to-${place}`,
    'type',
    'veth',
    'peer',
    'name',
    'eth0',
    'netns',
    place,
  );
  runProgram('ip', 'link', 'set', `to-${place}`, 'master', 'machines', 'up');
  const inside = (...words: string[]) => runProgram('ip', '-n', place, ...words);
  inside('address', 'add', `${addresses[place]}/16`, 'dev', 'eth0');
  inside('link', 'set', 'eth0', 'up');
  inside('link', 'set', 'lo', 'up');
}

function namesWith(place: 'edge' | 'proxy'): string {
  return [
    '127.0.0.1 localhost',
    `${addresses[place]} ${hosts.halide} ${hosts.cyan}`,
    `${addresses.proxy} ${hosts.photos} ${hosts.pay}`,
    '',
  ].join('\n');
}
