import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { declareCalls } from './declare-calls.ts';

const endpoints = {
  addGift: endpoint<{
    params: { photoId: string };
    body: { note: string };
    reply: { giftId: string };
  }>({ method: 'POST', path: '/gifts/:photoId' }),
  listGifts: endpoint<{ reply: string[] }>({ method: 'GET', path: '/gifts' }),
};
const params = z.strictObject({ photoId: z.string() });
const body = z.strictObject({ note: z.string() });
const reply = z.object({ giftId: z.string() });
const addGift = { params, body, reply };
const listGifts = { reply: z.array(z.string()) };

test('a call is its endpoint with the schemas of its parts; what does not fit does not compile', () => {
  const calls = declareCalls(endpoints, { addGift, listGifts });
  expect(calls.addGift).toEqual({ endpoint: endpoints.addGift, schemas: addGift });
  expect(calls.listGifts).toEqual({ endpoint: endpoints.listGifts, schemas: listGifts });

  const asking = { ...addGift, body: body.extend({ to: z.string() }) };
  const taking = { ...addGift, body: body.extend({ to: z.string().optional() }) };
  // @ts-expect-error An endpoint has no schemas.
  declareCalls(endpoints, { addGift });
  // @ts-expect-error A part has no schema.
  declareCalls(endpoints, { addGift: { params, reply }, listGifts });
  // @ts-expect-error A part is not declared.
  declareCalls(endpoints, { addGift, listGifts: { ...listGifts, body } });
  // @ts-expect-error A schema asks for what the endpoint does not declare.
  declareCalls(endpoints, { addGift: asking, listGifts });
  // @ts-expect-error A schema takes what the endpoint does not declare.
  declareCalls(endpoints, { addGift: taking, listGifts });
  // @ts-expect-error A schema refuses what the endpoint declares.
  declareCalls(endpoints, { addGift: { ...addGift, params: z.strictObject({}) }, listGifts });
  // @ts-expect-error A reply is another's.
  declareCalls(endpoints, { addGift: { ...addGift, reply: listGifts.reply }, listGifts });
  // @ts-expect-error There is no such endpoint.
  declareCalls(endpoints, { addGift, listGifts, loseGift: listGifts });
});
