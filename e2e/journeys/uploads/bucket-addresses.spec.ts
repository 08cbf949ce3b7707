import { join } from 'node:path';
import { openS3FileStore } from '@albumen/file-store/s3';
import { newKey } from '@albumen/file-store/keys';
import { photoCount, prepareGallery } from '../../client/galleries.ts';
import { startBucketServer } from '../../fixtures/bucket.ts';
import { openOwnStore } from '../../fixtures/own-store.ts';
import { quickPhotos } from '../../fixtures/photos.ts';
import { expect, test } from '../../fixtures/test.ts';
import { open } from '../../pages/hydrated.ts';
import { managePage } from '../../pages/manage-page.ts';
import { uploadPanel } from '../../pages/upload.ts';

const names = join(import.meta.dirname, '../../fixtures/localhost-names.ts');
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

interface Reached {
  settings: Record<string, string>;
  /** Where the pages send photos then. */
  origin: string;
}

/** How a bucket may be reached. */
const styles: Readonly<Record<string, (port: number) => Reached>> = {
  'in the path': (port: number) => ({
    settings: { S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_PATH_STYLE: 'on' },
    origin: `http://127.0.0.1:${port}`,
  }),
  'in the host name': (port: number) => ({
    settings: { S3_ENDPOINT: `http://s3.localhost:${port}`, S3_PATH_STYLE: 'off' },
    origin: `http://weddings.s3.localhost:${port}`,
  }),
  'in the path, its public files elsewhere': (port: number) => ({
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_PATH_STYLE: 'on',
      S3_PUBLIC_URL: `http://localhost:${port}/weddings`,
    },
    origin: `http://127.0.0.1:${port}`,
  }),
};

for (const [style, of] of Object.entries(styles)) {
  test(`photos go straight to a bucket ${style}, under the pages’ own policy @long`, async ({
    browser,
    playwright,
  }) => {
    const bucket = await startBucketServer();
    const { settings, origin } = of(bucket.port);
    const own = await openOwnStore(
      { browser, playwright },
      {
        ...settings,
        S3_BUCKET: bucket.name,
        S3_ACCESS_KEY_ID: keys.accessKeyId,
        S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
        NODE_OPTIONS: `--import ${names}`,
        WEB_PROCESSES: '1',
      },
    );
    const { people } = own;
    const owner = await people.photographer();
    try {
      const { page, client } = owner;
      const { galleryId } = await prepareGallery(client, owner.request);
      const puts: string[] = [];
      page.on('request', (sent) => {
        if (sent.method() === 'PUT') puts.push(new URL(sent.url()).origin);
      });
      await open(page, `/gallery/manage/${galleryId}`);
      await managePage(page).addPhotos(await quickPhotos(3));
      await expect(uploadPanel(page).done).toBeVisible({ timeout: 60_000 });
      expect(await photoCount(client, galleryId)).toBe(3);
      expect(puts).toEqual([origin, origin, origin]);
      const publicUrl = await putLogo(bucket, settings);
      if (publicUrl !== undefined) expect(await page.evaluate(widthOf, publicUrl)).toBe(1);
      expect(owner.complaints.unexpected()).toEqual([]);
    } finally {
      await own.close();
      await bucket.close();
    }
  });
}

/** A logo's address elsewhere; undefined where the store itself has them. */
async function putLogo(
  { name, port }: { name: string; port: number },
  { S3_PUBLIC_URL: publicBaseUrl }: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  if (publicBaseUrl === undefined) return undefined;
  const where = { endpoint: `http://127.0.0.1:${port}`, forcePathStyle: true, region: 'us-east-1' };
  const files = openS3FileStore({ ...where, ...keys, bucket: name, publicBaseUrl });
  const key = newKey('logos', 'png');
  await files.put(key, onePixel, { contentType: 'image/png' });
  files.close();
  return files.publicUrl(key);
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Runs in the page. */
function widthOf(address: string): Promise<number> {
  const picture = new Image();
  picture.src = address;
  return picture.decode().then(
    () => picture.naturalWidth,
    () => 0,
  );
}
