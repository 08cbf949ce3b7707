import { expect, test } from 'vitest';
import type { SignedPut } from '../src/file-store.ts';
import { newKey } from '../src/keys.ts';
import { bytesAt, conditionsFor, type Capabilities, type StoreUnderTest } from './subject.ts';
import { send, sendCut, someBytes, withFlippedBit } from './sending.ts';

/** Signed addresses, the part of the contract that is spoken over HTTP. */
export function describeSignedAddresses(
  getSubject: () => StoreUnderTest,
  { checksSignatures, checksMd5, keepsFirstWrite, hidesCutUploads }: Capabilities,
): void {
  const body = someBytes(100_000);

  async function signed(key: string, bytes = body): Promise<SignedPut> {
    const { store, origin } = getSubject();
    return store.signPut(key, conditionsFor(bytes, origin));
  }

  async function isAbsent(key: string): Promise<boolean> {
    return (await getSubject().store.stat(key)) === undefined;
  }

  test('a signed upload arrives with its exact bytes', async () => {
    const { store } = getSubject();
    const key = newKey('originals', 'jpg');
    const { md5, ...sums } = await store.put(newKey('originals', 'jpg'), body, {
      contentType: 'image/jpeg',
    });
    expect(await send(await signed(key), body)).toMatchObject({ status: 200 });
    expect(await bytesAt(store, key)).toEqual(body);
    expect(await store.digest(key)).toEqual({ md5, ...sums });
    expect(await store.stat(key)).toMatchObject({ contentType: 'image/jpeg' });
  });

  test('an upload whose MD5 is not known beforehand is accepted too', async () => {
    const { store, origin } = getSubject();
    const key = newKey('originals', 'jpg');
    const { contentMd5: _left, ...conditions } = conditionsFor(body, origin);
    const address = await store.signPut(key, conditions);
    expect(Object.keys(address.headers)).not.toContain('content-md5');
    expect(await send(address, body)).toMatchObject({ status: 200 });
  });

  test('a browser may set every header that it is asked to send', async () => {
    const { headers } = await signed(newKey('originals', 'jpg'));
    const own = Object.keys(headers).filter((name) => name !== 'cache-control');
    expect(own.sort()).toEqual(['content-md5', 'content-type', 'if-none-match']);
  });

  test.each([0, -1, 901, Number.NaN])('nothing is signed for %f seconds', async (seconds) => {
    const { store } = getSubject();
    const key = newKey('originals', 'jpg');
    const conditions = { ...conditionsFor(body), expiresInSeconds: seconds };
    await expect(store.signPut(key, conditions)).rejects.toThrow(RangeError);
    await expect(store.signGet(key, conditions)).rejects.toThrow(RangeError);
  });

  test('nothing is signed as something that its name does not say', async () => {
    const conditions = { ...conditionsFor(body), contentType: 'text/html' };
    const signing = getSubject().store.signPut(newKey('originals', 'jpg'), conditions);
    await expect(signing).rejects.toThrow(TypeError);
  });

  test.runIf(hidesCutUploads)('a cut upload is never visible, and trying again works', async () => {
    const { store } = getSubject();
    const key = newKey('originals', 'jpg');
    const address = await signed(key);
    for (const sentBytes of [0, 1, 50_000, 99_999]) {
      await sendCut(address, body, sentBytes);
      expect(await isAbsent(key)).toBe(true);
    }
    expect(await send(address, body)).toMatchObject({ status: 200 });
    expect(await bytesAt(store, key)).toEqual(body);
  });

  test('a signed download gives the file, whole or a part', async () => {
    const { store, origin } = getSubject();
    const key = newKey('originals', 'jpg');
    await store.put(key, body, { contentType: 'image/jpeg' });
    const options = { expiresInSeconds: 60, ...(origin === undefined ? {} : { origin }) };
    const url = await store.signGet(key, { ...options, downloadName: 'Jörg "& Ä".jpg' });
    const whole = await fetch(url);
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(body);
    expect(whole.headers.get('content-type')).toBe('image/jpeg');
    expect(whole.headers.get('content-disposition')).toMatch(
      /^attachment; .*filename\*=UTF-8''J%C3%B6rg%20%22%26%20%C3%84%22\.jpg$/,
    );
    const part = await fetch(url, { headers: { range: 'bytes=10-19' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(body.subarray(10, 20));
    const shown = await fetch(await store.signGet(key, options));
    expect(shown.headers.get('content-disposition')).toBeNull();
    await shown.arrayBuffer();
  });

  test.runIf(checksMd5)('an upload with one bit flipped on the way is refused', async () => {
    const key = newKey('originals', 'jpg');
    const flipped = withFlippedBit(body, 123_456);
    expect(await send(await signed(key), flipped)).toMatchObject({ status: 400 });
    expect(await isAbsent(key)).toBe(true);
  });

  test.runIf(keepsFirstWrite)('the first upload under a name stays', async () => {
    const { store } = getSubject();
    const key = newKey('originals', 'jpg');
    expect(await send(await signed(key), body)).toMatchObject({ status: 200 });
    const other = someBytes(body.length);
    expect(await send(await signed(key, other), other)).toMatchObject({ status: 412 });
    expect(await bytesAt(store, key)).toEqual(body);
    // A repeated upload has arrived already: our disk says 200, S3 says 412 to any second one.
    expect([200, 412]).toContain((await send(await signed(key), body)).status);
    expect(await bytesAt(store, key)).toEqual(body);
  });

  test.runIf(checksSignatures).each([
    ['another method', { method: 'POST' }],
    ['another type', { headers: { 'content-type': 'text/html' } }],
    ['another MD5', { headers: { 'content-md5': 'AAAAAAAAAAAAAAAAAAAAAA==' } }],
    ['another condition', { headers: { 'if-none-match': '"x"' } }],
    ['the leave to overwrite', { without: 'if-none-match' }],
    ['no MD5', { without: 'content-md5' }],
    ['a longer body', { body: Buffer.concat([body, body]) }],
    ['a shorter body', { body: body.subarray(1) }],
    ['another name', { url: (url: string) => url.replace('.jpg', '0.jpg') }],
    [
      'another signature',
      {
        url: (url: string) =>
          url.replace(/(?<=signature=.{9})./i, (one) => (one === 'x' ? 'y' : 'x')),
      },
    ],
    ['no signature', { url: (url: string) => url.replace(/\?.*/, '') }],
  ])('an upload with %s is refused', async (_case, change: Tampering) => {
    const key = newKey('originals', 'jpg');
    const address = await signed(key);
    const headers = new Headers({ ...address.headers, ...change.headers });
    headers.delete(change.without ?? 'not-there');
    const reply = await fetch(change.url?.(address.url) ?? address.url, {
      method: change.method ?? 'PUT',
      headers,
      body: new Uint8Array(change.body ?? body),
    });
    await reply.arrayBuffer();
    expect(reply.ok).toBe(false);
    expect(await isAbsent(key)).toBe(true);
  });

  test.runIf(checksSignatures)('a private file is not shown without a good signature', async () => {
    const { store, origin } = getSubject();
    const key = newKey('originals', 'jpg');
    await store.put(key, body, { contentType: 'image/jpeg' });
    const options = { expiresInSeconds: 60, ...(origin === undefined ? {} : { origin }) };
    const url = await store.signGet(key, options);
    const wrong = [
      url.replace(/\?.*/, ''),
      url.replace(/(?<=signature=.{9})./i, (character) => (character === 'a' ? 'b' : 'a')),
      url.replace('.jpg', '0.jpg'),
      `${url}&response-content-type=text/html&name=x.html`.replace(/name=&/, ''),
    ];
    for (const each of wrong) {
      const reply = await fetch(each);
      await reply.arrayBuffer();
      expect([400, 403, 404]).toContain(reply.status);
    }
  });

  test.runIf(checksSignatures)('a signed address dies', async () => {
    const { store, origin, passSeconds } = getSubject();
    const key = newKey('originals', 'jpg');
    const address = await store.signPut(key, {
      ...conditionsFor(body, origin),
      expiresInSeconds: 1,
    });
    await passSeconds(2.1);
    expect(await send(address, body)).toMatchObject({ status: 403 });
    expect(await isAbsent(key)).toBe(true);
  });
}

interface Tampering {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly without?: string;
  readonly body?: Buffer;
  readonly url?: (url: string) => string;
}
