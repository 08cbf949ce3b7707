import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One request as it goes over the wire, with `*` wherever its path is to be attacked. */
export interface RawRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

export interface SqlmapReport {
  /** What it believes to have got into, as its list has it. */
  findings: string[];
  /** Requests that it had a look at. */
  attacked: number;
  /** Fields of theirs that it attacked. */
  fields: number;
  /** The last of what it said. */
  said: string;
}

/** Debian's package `sqlmap` brings it; nothing of ours needs it but the fault run of attacks. */
export const isSqlmapHere = spawnSync('sqlmap', ['--version']).status === 0;

/** Attacks every field of every request. Needs sqlmap on the path. */
export async function runSqlmap(
  host: string,
  requests: readonly RawRequest[],
): Promise<SqlmapReport> {
  const folder = await mkdtemp(join(tmpdir(), 'albumen-sqlmap-'));
  const [list, results] = [join(folder, 'requests.log'), join(folder, 'results.csv')];
  await writeFile(list, requests.map((request) => entryOf(host, request)).join(''));
  const child = spawn(
    'sqlmap',
    ['-l', list, '--results-file', results, '--output-dir', folder, ...habits],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const closed = once(child, 'close');
  const said = (await child.stdout.setEncoding('utf8').toArray()).join('');
  await closed;
  const [, ...noted] = (await readFile(results, 'utf8').catch(() => '')).trim().split('\n');
  await rm(folder, { recursive: true });
  const attacked = said.match(/testing URL '/g)?.length ?? 0;
  const findings = noted.filter((line) => !line.includes(refuted));
  const fields = said.match(/testing for SQL injection on/g)?.length ?? 0;
  return { findings, attacked, fields, said: said.slice(-4000) };
}

/** What it says of a field that looked open until it tried to read something by it. */
const refuted = 'false positive or unexploitable';

const habits = [
  '--batch',
  '--ignore-stdin',
  '--dbms=PostgreSQL',
  '--level=1',
  '--technique=BEUSTQ',
  '--threads=4',
  '--timeout=20',
  '--ignore-code=401,403,404,410',
  // One field that looks open must not keep the others from being attacked.
  '--answers=further tests involving it=N',
  '--flush-session',
  '--disable-coloring',
  '--skip-waf',
];

/** In the form of a proxy's log, which holds many. */
function entryOf(host: string, { method, url, headers, body = '' }: RawRequest): string {
  const lines = [`${method} ${url} HTTP/1.1`, `Host: ${host}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  const rule = '='.repeat(54);
  return `${rule}\n${lines.join('\n')}\n\n${body}\n${rule}\n`;
}
