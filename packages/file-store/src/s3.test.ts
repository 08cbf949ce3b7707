import { setTimeout } from 'node:timers/promises';
import { describeFileStore } from '../test/contract-suite.ts';
import { externalS3, makeBucket, s3rverCapabilities, startS3rver } from '../test/s3-server.ts';
import { openS3FileStore } from './s3.ts';

const external = externalS3(process.env);

describeFileStore(
  `S3: ${external?.name ?? 's3rver'}`,
  async () => {
    const server = external ?? (await startS3rver());
    if (external) await makeBucket(external.options);
    const store = openS3FileStore(server.options);
    return {
      store,
      passSeconds: (seconds) => setTimeout(seconds * 1000),
      async close() {
        store.close();
        await server.close();
      },
    };
  },
  external?.capabilities ?? s3rverCapabilities,
);
