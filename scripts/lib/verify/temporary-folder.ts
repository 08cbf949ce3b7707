/**
 * Where a run of tests keeps what it throws away: hundreds of copied databases are mostly files that
 * are made and deleted, and in memory that costs half the processor time of a disk.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Linux keeps these files in memory. */
const shared = '/dev/shm';
const prefix = 'albumen-run-';
/** A whole run takes a part of it; Chromium and PostgreSQL share the rest. */
const leastBytes = 10 * 1024 ** 3;

/**
 * A folder in memory for the programs that this one starts (`TMPDIR`), deleted when it ends. Leaves
 * everything as it is where that is set already, or memory is scarce, or nothing may be run there.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR'] !== undefined || !hasRoom()) return;
  dropAbandoned();
  const folder = mkdtempSync(join(shared, `${prefix}${process.pid}-`));
  // Whoever is ended with this program may still be writing.
  const drop = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  if (!mayRunPrograms(folder)) return drop();
  // Programs that give up root's rights find what was made for them below it.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  process.on('exit', drop);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1));
  }
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(shared);
    return bavail * bsize >= leastBytes && freemem() >= leastBytes;
  } catch {
    return false;
  }
}

/** A run that was killed could not tidy up. */
function dropAbandoned(): void {
  for (const name of readdirSync(shared)) {
    const pid = name.startsWith(prefix)
      ? Number.parseInt(name.slice(prefix.length), 10)
      : undefined;
    if (pid !== undefined && !isRunning(pid)) {
      rmSync(join(shared, name), { recursive: true, force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Containers often mount it without that right. */
function mayRunPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o700 });
  return spawnSync(program).status === 0;
}
