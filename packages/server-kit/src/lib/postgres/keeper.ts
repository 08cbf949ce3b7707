import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../../database-errors.ts';
import { takeOwnership, type Ownership } from './owner.ts';
import { ensureRunning, shutDown, type Server } from './server.ts';

type Log = (line: string) => void;

/** A running server that belongs to this process. */
export interface Keeper {
  announceStop: () => Promise<void>;
  stop: () => Promise<void>;
}

const pauseMs = 500;

/** Starts or attaches to the server, owns it, and starts it again whenever it goes away. */
export async function keepServer(server: Server, log: Log): Promise<Keeper> {
  try {
    for (;;) {
      log(`PostgreSQL ${await ensureRunning(server)}`);
      const ownership = await own(server, log).catch(unlessLost);
      if (ownership) return watchOver(server, ownership, log);
      await sleep(pauseMs);
    }
  } catch (error) {
    await server.endpoint.close();
    throw error;
  }
}

/** An owner that we waited for stopped its server, and with it our connection: begin again. */
function unlessLost(error: unknown): undefined {
  if (!isDatabaseUnavailable(error)) throw error;
}

function watchOver(server: Server, first: Ownership, log: Log): Keeper {
  let isStopping = false;
  let ownership = first;
  let revival: Promise<void> | undefined;
  const revive = async (): Promise<void> => {
    try {
      log(`PostgreSQL went away; ${await ensureRunning(server)} again`);
      ownership = await own(server, log);
    } catch (error) {
      log(`PostgreSQL went away and cannot be started: ${String(error)}`);
      await sleep(pauseMs);
    }
  };
  const watch = async (): Promise<void> => {
    for (;;) {
      await ownership.lost;
      if (isStopping) return;
      revival = revive();
      await revival;
      revival = undefined;
    }
  };
  const watching = watch();
  return {
    announceStop: () => ownership.announceStop(),
    stop: async () => {
      isStopping = true;
      const underWay = revival;
      const how = await shutDown(server);
      // Only then a second time: whatever runs now otherwise is a successor's that has waited for us.
      if (underWay) {
        await underWay;
        await shutDown(server);
      }
      await ownership.release().catch(() => undefined);
      await watching;
      await server.endpoint.close();
      log(`PostgreSQL stopped (${how})`);
    },
  };
}

function own({ endpoint, cluster }: Server, log: Log): Promise<Ownership> {
  return takeOwnership({ endpoint, folder: cluster.folder, log });
}
