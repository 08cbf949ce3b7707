/**
 * The store's way to a photo's bytes and nothing else: from the public name by the look-up to the file, or with
 * what was looked up once and never again. `node tile-server.ts <files> <database> with|without` prints its port.
 */
import type { AddressInfo } from 'node:net';
import { fileReply } from '@albumen/file-store/file-reply';
import { keyOfPublicPath } from '@albumen/file-store/keys';
import { openLocalFileStore } from '@albumen/file-store/local';
import { openDatabase } from '@albumen/server-kit/database';
import { createHttpServer } from '@albumen/server-kit/http-server';
import { systemClock } from '../../apps/store/src/clock.ts';
import type { Tables } from '../../apps/store/src/db/tables.ts';
import { withTileCache } from '../../apps/store/src/modules/files/tile-cache.ts';
import {
  createPublicPhotos,
  type FindPublicPhoto,
} from '../../apps/store/src/modules/renditions/public-renditions.ts';
import { splitRenditionKey } from '../../apps/store/src/modules/renditions/rendition-keys.ts';
import { fileSecrets } from '../../apps/store/src/secrets.ts';
import { appSecret } from '../kit/bench-store.ts';

const [root = '', connection = '', mode] = process.argv.slice(2);
const db = openDatabase<Tables>({ connection, applicationName: 'bench' });
const files = withTileCache(await openLocalFileStore({ root, ...fileSecrets({ appSecret }) }));
const lookUp = createPublicPhotos({ db, clock: systemClock });
const find = mode === 'with' ? lookUp : keptForever(lookUp);

function keptForever(find: FindPublicPhoto): FindPublicPhoto {
  const kept = new Map<string, ReturnType<FindPublicPhoto>>();
  return (name) => {
    const found = kept.get(name) ?? find(name);
    kept.set(name, found);
    return found;
  };
}

const app = createHttpServer({ logger: false, trustedProxies: [] });
app.get('/r/*', async ({ method, raw }, reply) => {
  const asked = splitRenditionKey(keyOfPublicPath(raw.url ?? '') ?? '');
  const photo = asked && (await find(asked.token));
  if (!asked || !photo) return reply.status(404).send();
  const file = { key: asked.keyUnder(photo.fileToken), cacheControl: 'private' };
  const { status, headers, body } = await fileReply(files, file, { method, headers: raw.headers });
  return reply.status(status).headers(headers).send(body);
});
await app.listen({ port: 0, host: '127.0.0.1' });
console.log((app.server.address() as AddressInfo).port); // of a TCP server that listens
