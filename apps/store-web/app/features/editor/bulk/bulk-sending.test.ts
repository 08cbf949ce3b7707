import type { TransportRequest } from '@albumen/contract/transport';
import type { DesignDocument } from '@albumen/print/document/design-document';
import { expect, test } from 'vitest';
import { createApi } from '../../../shell/api/api.ts';
import type { Opening } from '../opening/opening.ts';
import type { Bulk, BulkPrint } from './bulk-prints.ts';
import { createBulkSending } from './bulk-sending.ts';

// Only what is sent of them.
const opening = { start: { galleryId: null, product: { id: 'print' } } } as unknown as Opening;

function printOf(fileName: string, quantity = 1): BulkPrint {
  const document = { version: 1, family: 'print', faces: [] } as unknown as DesignDocument;
  return { photo: { fileName } as BulkPrint['photo'], document, quantity };
}

interface Sent {
  designSpaces?: unknown[];
  items?: { designSpaceId: string; quantity: number }[];
}

/** A store that answers the cart's calls one after the other with these. */
function openStore(cartAnswers: number[]) {
  const sent: Sent[] = [];
  let made = 0;
  const { call } = createApi(
    ({ path, body = '' }: TransportRequest) => {
      const given = JSON.parse(body) as Sent; // of our own making
      sent.push(given);
      const status = path === '/cart/items' ? (cartAnswers.shift() ?? 200) : 200;
      const designSpaces = (given.designSpaces ?? []).map(() => {
        made += 1;
        return { designSpaceId: `design-${made}`, version: 1 };
      });
      return Promise.resolve({ status, headers: {}, body: JSON.stringify({ designSpaces }) });
    },
    () => '',
  );
  return { send: createBulkSending(call), sent };
}

test('a second attempt puts the same designs into the cart, and only new ones are kept anew', async () => {
  const { send, sent } = openStore([422, 200]);
  const [first, second] = [printOf('a.jpg'), printOf('b.jpg')];
  const bulk: Bulk = { prints: [first, second], attributes: { size: '4x6' } };
  expect(await send(opening, bulk)).toEqual(expect.any(String));

  const more: Bulk = { ...bulk, prints: [first, { ...second, quantity: 3 }, printOf('c.jpg')] };
  expect(await send(opening, more)).toBeUndefined();
  expect(sent.map(({ designSpaces }) => designSpaces?.length)).toEqual([
    2,
    undefined,
    1,
    undefined,
  ]);
  expect(sent.at(-1)?.items).toMatchObject([
    { designSpaceId: 'design-1', quantity: 1 },
    { designSpaceId: 'design-2', quantity: 3 },
    { designSpaceId: 'design-3', quantity: 1 },
  ]);
});

test('prints of another size are other designs', async () => {
  const { send, sent } = openStore([422, 200]);
  const bulk: Bulk = { prints: [printOf('a.jpg')], attributes: { size: '4x6' } };
  await send(opening, bulk);
  await send(opening, { ...bulk, attributes: { size: '5x7' } });
  expect(sent.at(-1)?.items).toMatchObject([{ designSpaceId: 'design-2' }]);
});

test('more than one call takes go in several, all kept before the first is in the cart', async () => {
  const { send, sent } = openStore([]);
  const prints = Array.from({ length: 201 }, (_, index) => printOf(`${index}.jpg`));
  expect(await send(opening, { prints, attributes: {} })).toBeUndefined();
  const counts = sent.map(({ designSpaces, items }) => [designSpaces?.length, items?.length]);
  expect(counts).toEqual([
    [200, undefined],
    [1, undefined],
    [undefined, 200],
    [undefined, 1],
  ]);
});
