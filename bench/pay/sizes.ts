import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { publishedScript } from '../../scripts/lib/conformance-rig/shop-server.ts';

/** Bytes after gzip. */
export interface SizePair {
  what: string;
  ours: number;
  published: number;
  /** What the published figure is of. */
  note: string;
}

const dist = join(import.meta.dirname, '../../packages/pay/dist');
/** npm ships no frames; measured when the reference was described. */
const providerFrame = 36_367;

/** What a browser gets for card fields, and for each component. */
export async function measureSizes(): Promise<SizePair[]> {
  const components = ['client', 'hosted-fields', 'data-collector', 'preferred-payment-methods'];
  const each = await Promise.all(
    components.map(async (name) => ({
      what: name,
      ours: gzipped(await readFile(join(dist, `browser/${name}.min.js`))),
      published: gzipped(await publishedScript(name)),
      note: 'in the npm package',
    })),
  );
  const frame = await readFile(join(dist, 'frames/hosted-fields-frame.min.js'));
  const [client, fields] = each;
  if (!client || !fields) throw new Error('no client or no fields');
  return [
    {
      what: 'client and hosted-fields',
      ours: client.ours + fields.ours,
      published: client.published + fields.published,
      note: 'in the npm package',
    },
    {
      what: 'a field’s frame: its script, with its style sheet',
      ours: gzipped(frame),
      published: providerFrame,
      note: 'of the provider',
    },
    ...each,
  ];
}

function gzipped(bytes: Buffer): number {
  return gzipSync(bytes, { level: 9 }).length;
}
