import { openS3FileStore } from '@albumen/file-store/s3';
import { expect, test } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';

const keys = { accessKeyId: 'id', secretAccessKey: 'secret' };
const bucket = { bucket: 'weddings', region: 'eu-central-1', ...keys };

test.each([
  ['Amazon, by host name', bucket, ['https://weddings.s3.eu-central-1.amazonaws.com']],
  [
    'Amazon, behind a delivery network',
    { ...bucket, publicBaseUrl: 'https://cdn.example/photos' },
    ['https://weddings.s3.eu-central-1.amazonaws.com', 'https://cdn.example'],
  ],
  [
    'another service, by host name',
    { ...bucket, endpoint: 'https://s3.example:9000' },
    ['https://weddings.s3.example:9000'],
  ],
  [
    'another service, by path',
    { ...bucket, endpoint: 'https://s3.example:9000', forcePathStyle: true },
    ['https://s3.example:9000'],
  ],
])('pages may send files to the bucket and show its photos: %s', async (_, options, origins) => {
  const files = openS3FileStore(options);
  const { browser } = await openTestApp({ deps: { files, localFiles: undefined } });
  const page = await browser().send({ method: 'GET', url: '/' });
  const policy = String(page.headers['content-security-policy']).split('; ');
  for (const name of ['connect-src', 'img-src']) {
    const directive = policy.find((one) => one.startsWith(name)) ?? '';
    expect(directive.split(' ')).toEqual(expect.arrayContaining(origins));
  }
  files.close();
});
