import { errorCode } from '../../error-code.ts';
import { readFile, readdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** PG… variables of the person who starts us must not reach our server; Windows needs its own. */
export const serverEnvironment: NodeJS.ProcessEnv =
  process.platform === 'win32' ? { ...process.env } : { PATH: '/usr/bin:/bin' };

/** Whether a process of that id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** What PostgreSQL wrote about itself into its folder, while it runs and after it was killed. */
export interface PidFile {
  pid: number;
  port: number;
}

/** Absent when the server stopped cleanly or never ran. */
export async function readPidFile(folder: string): Promise<PidFile | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const [pid, , , port] = text.split('\n');
  return { pid: Number(pid), port: Number(port) };
}

/**
 * After a crash of the whole machine, the number in the pid file may belong to any other program,
 * and PostgreSQL refuses to start beside it. A server and its children stay inside their folder, so
 * when no process on this machine is there, the file is a leftover and nothing is lost with it.
 */
export async function removeStalePidFile(folder: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const real = await realpath(folder);
  const pids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry));
  const places = await Promise.all(pids.map((pid) => realpath(`/proc/${pid}/cwd`).catch(() => '')));
  if (!places.includes(real)) await rm(join(folder, 'postmaster.pid'), { force: true });
}
