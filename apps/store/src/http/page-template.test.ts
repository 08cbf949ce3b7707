import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageTemplate } from './page-template.ts';

const placeholders = ['\u2063nonce\u2063', '\u2063csrf\u2063'];
const [nonce = '', csrf = ''] = placeholders;
const values = { [nonce]: 'n0nce-für-Ada', [csrf]: 'tok$&en' };

test.each([
  ['nothing differs', 'Ada & Noor, größer'],
  ['nothing is there', ''],
  ['it begins and ends with what differs', `${nonce}between${csrf}`],
  ['two stand beside each other', `a${nonce}${csrf}${nonce}b`],
  ['it is long', `${'<p nonce="'}${nonce}">${'größer '.repeat(30_000)}${csrf}`],
])('a filled template is the same text in both forms where %s', (_, text) => {
  const template = pageTemplate(text, placeholders);
  const expected = text.split(nonce).join(values[nonce]).split(csrf).join(values[csrf]);
  expect(template.fill(values)).toBe(expected);
  expect(gunzipSync(template.fillGzipped(values)).toString()).toBe(expected);
});

test('it is about as small as if all of it were compressed at once', () => {
  const words = Array.from({ length: 4_000 }, (_, index) => `photo ${(index * 7919) % 1009}`);
  const text = `<script nonce="${nonce}"></script>${words.join(' ')}<input value="${csrf}">`;
  const template = pageTemplate(text, placeholders);
  const whole = gzipSync(template.fill(values)).length;
  expect(template.fillGzipped(values).length).toBeLessThan(whole * 1.05);
});
