import { join } from 'node:path';

/** What `npm run build --workspace @albumen/playground` made. */
export const builtPages = join(import.meta.dirname, '../dist/web');

/** The list that is published with the SDK. */
export const releasedHashes = join(
  import.meta.dirname,
  '../../../packages/pay/dist/browser/sri.json',
);
