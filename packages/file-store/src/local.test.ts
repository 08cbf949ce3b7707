import { describeFileStore } from '../test/contract-suite.ts';
import { startLocalServer } from '../test/local-server.ts';
import { allCapabilities } from '../test/subject.ts';

describeFileStore(
  'local disk',
  async () => {
    let clockMs = Date.now();
    const server = await startLocalServer({ now: () => clockMs });
    return {
      ...server,
      passSeconds: async (seconds) => {
        clockMs += seconds * 1000;
      },
    };
  },
  allCapabilities,
);
