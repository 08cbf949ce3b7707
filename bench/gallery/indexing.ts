import { createFaceFinder } from '@albumen/faces/face-finder';
import { composeOf, seeded } from '../crops/composed-photo.ts';
import { markedHeads } from '../crops/heads.ts';

/** As many at a time as a worker on two cores looks at. */
const processes = 2;

export interface Indexing {
  /** Answers how many photos were looked at since the start. */
  stop(): Promise<number>;
}

/** Photos of four faces looked through as a worker does it, one after the other until it is stopped. */
export async function startIndexing(): Promise<Indexing> {
  const photo = { heads: markedHeads, ratio: 3 / 2, count: 4 };
  const { jpeg } = await composeOf(seeded(9, 0), photo);
  const finder = createFaceFinder({ processes });
  let isStopped = false;
  let looked = 0;
  async function lookOn(): Promise<void> {
    while (!isStopped) {
      await finder.find({ jpeg, withDescriptors: true });
      looked += 1;
    }
  }
  const running = Array.from({ length: processes }, lookOn);
  return {
    async stop() {
      isStopped = true;
      await Promise.all(running);
      await finder.close();
      return looked;
    },
  };
}
