import { openDatabase } from '@albumen/server-kit/database';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { pageQuery } from './page.ts';
import { Shop } from './shop.ts';
import { openTestRig } from './test-rig.ts';

const rig = await openTestRig({ LOG_LEVEL: 'debug' });
const db = openDatabase<unknown>({
  connection: rig.gateway.databaseUrl,
  poolSize: 1,
  applicationName: 'secrecy',
});
afterAll(async () => {
  await db.destroy();
  await rig[Symbol.asyncDispose]();
});

const card = { number: '378282246310005', expirationDate: '1234', cvv: '7391' };
/** No test card: the sandbox refuses it, and must not remember it either. */
const foreign = '4242424242424242';

/** The digits in any grouping, and as the hex digits that bytes are shown as. */
function traceOf(digits: string): RegExp {
  const grouped = digits.split('').join('[ -]?');
  return new RegExp(`(?<!\\d)${grouped}(?!\\d)|${Buffer.from(digits).toString('hex')}`);
}
const secrets = [card.number, card.cvv, foreign].map(traceOf);

/** Every row of every table of every schema. */
async function allRows(): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`.execute(db);
  const lists = [];
  for (const { name } of tables) {
    const { rows } = await sql<{
      row: string;
    }>`select t::text as row from ${sql.raw(name)} t`.execute(db);
    lists.push(rows.map(({ row }) => `${name}: ${row}`));
  }
  return lists.flat();
}

test('nothing that a whole payment leaves anywhere has the card number or the CVV', async () => {
  const { browser, hosts, gateway, shopOrigin } = rig;
  const { tools } = gateway;
  const context = await browser.newContext();
  const page = await context.newPage();
  const left: string[] = [];
  page.on('console', (message) => left.push(message.text()));
  context.on('request', (request) => left.push(request.url()));
  await page.addInitScript(`window.received = [];
    addEventListener('message', ({ data }) => received.push(data), true);`);
  await page.goto(`${shopOrigin}/?${pageQuery('ours', {})}`);
  const tokenizationKey = gateway.merchant.tokenizationKey;
  const shop = new Shop({ sdk: 'ours', page, tools, tokenizationKey, answerWith: () => undefined });
  await shop.useToken({ customer_id: await tools.customer(), options: { verify_card: true } });
  await shop.create();
  await shop.typeCard(card);
  const nonces = [];
  for (const tokenizesByGraphQL of [true, false]) {
    await shop.configure({ tokenizesByGraphQL });
    nonces.push(String(await shop.run('return (await fields.tokenize({ vault: true })).nonce')));
  }
  await shop.order({ operation: 'credit_cards', kind: 'status', status: 500 });
  await shop.record('broken', 'fields.tokenize()');
  const request = `braintree.client.create({ authorization: AUTH }).then((client) => client.request({
    method: 'post', endpoint: 'payment_methods/credit_cards', data: { creditCard: { number: '${foreign}', cvv: '${card.cvv}', expirationDate: '12/34' } } }))`;
  await shop.record('refused', request);
  const [payment_method_nonce] = nonces;
  const sale = { type: 'sale', amount: '10.00', payment_method_nonce };
  const transaction = { ...sale, options: { submit_for_settlement: true } };
  const sold = await tools.call('POST', '/transactions', { transaction });
  expect(sold).toContain('<status>submitted_for_settlement</status>');
  await shop.settle();
  const analytics = hosts.seen.filter(({ url }) => url.endsWith('/analytics'));
  left.push(sold, JSON.stringify(analytics), JSON.stringify(shop.notes));
  left.push(
    String(await page.evaluate('JSON.stringify([received, localStorage, document.cookie])')),
  );
  await context.close();
  // The log of requests is written a moment later.
  await expect.poll(async () => (await allRows()).join('\n')).toContain('"creditCard"');
  const places = [...left, ...(await allRows()), ...gateway.output];
  // The search sees what is kept of the card, so it would see the rest.
  const seen = places.join('\n');
  expect(seen).toContain('378282');
  expect(analytics.length).toBeGreaterThan(0);
  for (const secret of secrets) {
    expect(places.filter((place) => secret.test(place))).toEqual([]);
  }
  // And the card did go to the gateway.
  expect(JSON.stringify(hosts.seen)).toMatch(traceOf(card.number));
});
