import { factsOf, processesOfRole } from '../../scripts/lib/process-tree.ts';

const everyMs = 100;

/** Watches the web process; `stop` answers by how much its memory grew at most, in bytes. */
export async function watchResident(storePid: number): Promise<{ stop: () => Promise<number> }> {
  const [web = 0] = await processesOfRole(storePid, 'web');
  const now = async () => (await factsOf(web))?.residentBytes ?? 0;
  const atStart = await now();
  let peak = atStart;
  const timer = setInterval(() => {
    void now().then((bytes) => {
      peak = Math.max(peak, bytes);
    });
  }, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      return Math.max(peak, await now()) - atStart;
    },
  };
}
