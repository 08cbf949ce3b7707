import { exportAccount } from '@albumen/contract/endpoints/accounts';
import * as endpoints from '@albumen/contract/endpoints/payment-links';
import { headers } from '@albumen/contract/wire-names';
import QRCode from 'qrcode';
import { beforeEach, expect, test } from 'vitest';
import { openFakeProvider } from '../../../test/fake-provider.ts';
import { waitingMails } from '../../../test/mailbox.ts';
import { linkForm, madeLink, payer } from '../../../test/made-link.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { refundOnce } from '../payments/refunds.service.ts';

const fake = openFakeProvider();
const app = await openTestApp({ poolSize: 4, deps: { payments: { hostedFields: fake.provider } } });
const { db, deps, empty } = app;

beforeEach(async () => {
  await empty();
  fake.reset();
});

test('a link is made of what was typed, in the minor units of its currency', async () => {
  const { link } = await madeLink(app, { amount: '1 250,5', currency: 'PLN', payerCountry: 'PL' });
  expect(link).toMatchObject({
    status: 'open',
    amountMinor: 125_050,
    currency: 'PLN',
    payerCountry: 'PL',
    methods: ['card'],
    dueOn: null,
    payment: null,
    canMail: true,
    canCancel: true,
  });
  expect(link.url).toBe(`${deps.settings.origins.halide}/pay/${link.linkId}`);
  expect(link.reference).toMatch(/^L-\d+$/);
});

test('every wrong field is reported at once, beside it', async () => {
  const { id } = await app.make.account();
  const owner = await app.browser().signIn(id);
  const body = {
    amount: '12.345',
    currency: 'GBP',
    payerCountry: 'XX',
    purpose: 'x',
    payerName: '',
    payerEmail: 'nobody',
    dueOn: '2027-02-30',
  };
  const reply = await owner.call(endpoints.createPaymentLink, { body });
  expect(reply.status).toBe(422);
  expect(reply.body).toMatchObject({ code: 'invalidForm' });
  const fields = Object.keys(Object(reply.body).fields).toSorted();
  expect(fields).toEqual([
    'amount',
    'currency',
    'dueOn',
    'methods',
    'payerCountry',
    'payerEmail',
    'payerName',
    'purpose',
  ]);
});

test.each([
  [{ amount: '0.99' }, 'amount'],
  [{ amount: '100,000.01' }, 'amount'],
  [{ dueOn: '2020-01-01' }, 'dueOn'],
])('%j is refused at its field', async (overrides, field) => {
  const { id } = await app.make.account();
  const owner = await app.browser().signIn(id);
  const reply = await owner.call(endpoints.createPaymentLink, { body: linkForm(overrides) });
  expect(reply.body).toMatchObject({
    code: 'invalidForm',
    fields: { [field]: [expect.any(String)] },
  });
});

test('another account finds none of it, and nobody signed out either', async () => {
  const { linkId, submit } = await madeLink(app);
  await submit();
  const { id } = await app.make.account();
  const stranger = await app.browser().signIn(id);
  const params = { linkId };
  const calls = (client: typeof stranger) => [
    client.call(endpoints.getPaymentLink, { params }),
    client.call(endpoints.changePaymentLink, { params, body: linkForm() }),
    client.call(endpoints.cancelPaymentLink, { params }),
    client.call(endpoints.mailPaymentLink, { params }),
    client.call(endpoints.refundPaymentLink, { params, body: { amount: '1' } }),
    client.call(endpoints.paymentLinkQrCode, { params }),
  ];
  for (const reply of await Promise.all(calls(stranger))) expect(reply.status).toBe(404);
  for (const reply of await Promise.all(calls(app.browser()))) expect(reply.status).toBe(401);
  expect(await waitingMails(db, 'ida@people.test')).toHaveLength(1);
});

test('50 links are a page, by cursor, as data and as HTML fragment', async () => {
  const { accountId, owner, link } = await madeLink(app);
  const columns = await db
    .selectFrom('paymentLinks')
    .selectAll()
    .where('id', '=', link.linkId)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: 120 }, (_, at) => ({
    ...columns,
    methods: '["card"]',
    accountId,
    id: `link${String(at).padStart(18, '0')}`,
    reference: `L-x${at}`,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(at / 2))),
  }));
  await db.insertInto('paymentLinks').values(rows).execute();
  const seen: string[] = [];
  let next: string | undefined;
  const sizes: number[] = [];
  do {
    const query: { next?: string } = next === undefined ? {} : { next };
    const { body } = await owner.call(endpoints.listPaymentLinks, { query });
    sizes.push(body.links.length);
    seen.push(...body.links.map(({ linkId }) => linkId));
    next = body.next ?? undefined;
  } while (next !== undefined);
  expect(sizes).toEqual([50, 50, 21]);
  expect(new Set(seen).size).toBe(121);

  const fragment = await owner.send({
    method: 'GET',
    url: '/account/payment-links',
    headers: { 'x-pagetype': 'Partial', accept: 'text/html' },
  });
  expect(fragment.headers['content-type']).toContain('text/html');
  expect(fragment.text).toContain('data-partial="payment-links"');
  const data = await owner.send({
    method: 'GET',
    url: '/account/payment-links',
    headers: { accept: 'application/json' },
  });
  expect(data.body).toMatchObject({ next: expect.any(String) });
  const page = await owner.send({ method: 'GET', url: '/account/payment-links' });
  expect(page.text).toContain('<title>/account/payment-links</title>');
});

test('a cursor of another form is refused', async () => {
  const { owner } = await madeLink(app);
  const reply = await owner.call(endpoints.listPaymentLinks, { query: { next: "1'; drop" } });
  expect(reply.status).toBe(400);
});

test('a link is mailed, then reminded of, three times a day at most', async () => {
  const { owner, linkId } = await madeLink(app);
  const mail = () => owner.call(endpoints.mailPaymentLink, { params: { linkId } });
  const statuses = [];
  for (let time = 0; time < 4; time += 1) statuses.push((await mail()).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const mails = await waitingMails(db, 'ida@people.test');
  expect(mails.map(({ kind }) => kind)).toEqual(['paymentLink', 'paymentLink', 'paymentLink']);
  expect(mails[1]?.subject).toContain('reminder');
});

test('the first mail to a corrected address is no reminder', async () => {
  const { owner, linkId } = await madeLink(app, { payerEmail: 'ida@peple.test' });
  const params = { linkId };
  await owner.call(endpoints.mailPaymentLink, { params });
  await owner.call(endpoints.changePaymentLink, { params, body: linkForm() });
  await owner.call(endpoints.mailPaymentLink, { params });
  await owner.call(endpoints.changePaymentLink, { params, body: linkForm({ purpose: 'Album' }) });
  await owner.call(endpoints.mailPaymentLink, { params });
  const mails = await waitingMails(db, 'ida@people.test');
  const areReminders = mails.map(({ subject }) => subject.includes('reminder'));
  expect(areReminders).toEqual([false, true]);
});

test('money goes back in parts, never more than came, and a repeated submission once', async () => {
  const { owner, linkId, submit } = await madeLink(app, { amount: '100' });
  await submit();
  const refund = (amount: string, key: string) =>
    owner.call(endpoints.refundPaymentLink, {
      params: { linkId },
      body: { amount },
      headers: { [headers.idempotencyKey]: key },
    });
  const first = await Promise.all(Array.from({ length: 5 }, () => refund('30', 'one')));
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200]));
  expect(first[0]?.body).toMatchObject({
    status: 'partlyRefunded',
    refundedMinor: 3_000,
    refundingMinor: 3_000,
    refundableMinor: 7_000,
  });
  expect((await refund('70.01', 'two')).body).toMatchObject({
    code: 'invalidForm',
    fields: { amount: ['At most €70.00 can go back.'] },
  });
  expect((await refund('0', 'zero')).status).toBe(422);
  const rest = await Promise.all(['a', 'b', 'c'].map((key) => refund('70', key)));
  expect(rest.filter(({ status }) => status === 200)).toHaveLength(1);

  const asked = await db.selectFrom('refunds').select('id').execute();
  expect(asked).toHaveLength(2);
  for (const { id } of [...asked, ...asked]) await refundOnce(deps, id);
  expect(
    fake.returns.map(({ amountMinor }) => amountMinor).toSorted((one, other) => one - other),
  ).toEqual([3_000, 7_000]);
  const { body } = await owner.call(endpoints.getPaymentLink, { params: { linkId } });
  expect(body).toMatchObject({ status: 'refunded', refundedMinor: 10_000, refundingMinor: 0 });
  const mails = await waitingMails(db, payer.payerEmail);
  expect(mails.filter(({ kind }) => kind === 'linkRefunded')).toHaveLength(2);
});

test('the QR code is an SVG of the address that is paid at', async () => {
  const { owner, linkId, link } = await madeLink(app);
  const reply = await owner.call(endpoints.paymentLinkQrCode, { params: { linkId } });
  expect(reply.headers['content-type']).toContain('image/svg+xml');
  const code = { type: 'svg', margin: 4, errorCorrectionLevel: 'M' } as const;
  expect(reply.text).toBe(await QRCode.toString(link.url, code));
});

test('what an account takes out of the store names its links and who paid them', async () => {
  const { owner, submit, link } = await madeLink(app);
  await submit();
  const { text } = await owner.send({
    method: 'GET',
    url: exportAccount.path,
    headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
  });
  expect(JSON.parse(text).paymentLinks).toMatchObject([
    { reference: link.reference, status: 'paid', payments: [{ payer_email: 'ida@people.test' }] },
  ]);
});

test('all links come as CSV, in which nothing runs as a formula', async () => {
  const { owner, submit } = await madeLink(app, { purpose: '=HYPERLINK("x"), "quoted"' });
  await submit();
  const reply = await owner.call(endpoints.paymentLinksCsv);
  expect(reply.headers['content-type']).toContain('text/csv');
  const [head, line, end] = reply.text.split('\r\n');
  expect(head?.startsWith('\uFEFFReference,Status,')).toBe(true);
  expect(line).toContain(`"'=HYPERLINK(""x""), ""quoted"""`);
  expect(line).toContain('1250.00,0.00,EUR');
  expect(line).toContain('Ida Berg,ida@people.test,Visa ending in 1111');
  expect(end).toBe('');
});
