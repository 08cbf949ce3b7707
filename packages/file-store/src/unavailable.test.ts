import { expect, test } from 'vitest';
import { openBucket } from '../test/bucket.ts';
import { newKey } from './keys.ts';
import { inWords, isFileStoreUnavailable } from './unavailable.ts';

/** As nginx has it: HTML that is no XML. */
const badGateway =
  '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n<center><h1>502 Bad Gateway</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n';

function openBehindProxy(status: number) {
  return openBucket((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'text/html' }).end(badGateway);
  });
}

test.each([502, 503, 504])('a bucket whose proxy answers %i is away', async (status) => {
  const store = await openBehindProxy(status);
  const key = newKey('originals', 'jpg');
  const calls = [
    () => store.stat(key),
    () => store.read(key),
    () => store.put(key, Buffer.from('photo'), { contentType: 'image/jpeg' }),
    () => store.checkHealth(),
  ];
  for (const call of calls) {
    const error: unknown = await call().catch((thrown: unknown) => thrown);
    expect(isFileStoreUnavailable(error), String(error)).toBe(true);
    expect(String(inWords(error))).toBe(`Error: The file store does not answer (${status}).`);
  }
});

test('what is no outage keeps its own words', () => {
  const bug = new TypeError('undefined is not a function');
  expect(inWords(bug)).toBe(bug);
});
