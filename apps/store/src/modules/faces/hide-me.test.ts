import { hideMe } from '@albumen/contract/endpoints/find-me';
import { beforeEach, expect, test } from 'vitest';
import { numbersOf, openFaceRig } from '../../../test/face-rig.ts';
import { waitingMails } from '../../../test/mailbox.ts';
import type { TestClient } from '../../../test/test-client.ts';

const { db, browser, empty, opened } = await openFaceRig();

beforeEach(empty);

/** Presses Hide me with that person's picture. */
async function hideAs(
  client: TestClient,
  { shareId, person, ip = '203.0.113.9' }: { shareId: string; person: number; ip?: string },
) {
  const body = { model: '', descriptors: [numbersOf(person)], notMe: [] };
  return (await client.call(hideMe, { params: { shareId }, body, ip })).status;
}

test('whoever hides others does it a few times a day, from one network as well', async () => {
  const { shareId, turn } = await opened();
  await turn(true);
  const guest = browser();
  const statuses: number[] = [];
  for (let person = 0; person < 4; person += 1) {
    statuses.push(await hideAs(guest, { shareId, person }));
  }
  for (let person = 4; person < 12; person += 1) {
    statuses.push(await hideAs(browser(), { shareId, person }));
  }
  expect(statuses).toEqual([200, 200, 200, 429, ...Array<number>(6).fill(200), 429, 429]);
  expect(await hideAs(browser(), { shareId, person: 1, ip: '198.51.100.1' })).toBe(200);
});

test('the photographer is mailed when a guest hides faces, and of nothing that hid none', async () => {
  const { account, shareId, turn, add } = await opened();
  await turn(true);
  await add(numbersOf(2), numbersOf(1));
  await add(numbersOf(1, 2));
  const mailed = async () => {
    const mails = await waitingMails(db, account.email);
    return mails.filter(({ kind }) => kind === 'facesHidden');
  };
  await hideAs(browser(), { shareId, person: 9 });
  expect(await mailed()).toEqual([]);
  await hideAs(browser(), { shareId, person: 1 });
  const [mail, ...others] = await mailed();
  expect([mail?.text, others]).toEqual([expect.stringContaining('2 faces'), []]);
});
