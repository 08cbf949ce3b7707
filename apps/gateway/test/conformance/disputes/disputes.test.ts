import type braintree from 'braintree';
import { beforeEach, expect, test } from 'vitest';
import { progress } from '../../../src/modules/transactions/progress.jobs.ts';
import { openDisputes, type DisputeSearch } from '../../dispute-tools.ts';
import { codesAt, collect, integration2, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin, reset, db, deps, clock } = await startTestGateway({ poolSize: 4 });
const gateway = serverSdk(origin);

beforeEach(reset);

const { disputes, find, disputed, card } = openDisputes(gateway);

test('a sale by the card that is disputed is settled, and has an open dispute', async () => {
  const { transaction } = await gateway.transaction.sale({
    amount: '10.00',
    orderId: 'prints',
    creditCard: card,
  });
  expect(transaction).toMatchObject({ status: 'settled' });
  const found = await find(transaction.disputes?.[0]?.id ?? '');
  expect(found).toMatchObject({
    status: 'open',
    kind: 'chargeback',
    reason: 'not_recognized',
    amountDisputed: '10.00',
    amountWon: '0.00',
    currencyIsoCode: 'USD',
    evidence: [],
    statusHistory: [{ status: 'open' }],
    transaction: { id: transaction.id, amount: '10.00', orderId: 'prints' },
  });
  expect(found.replyByDate > found.receivedDate).toBe(true);
  const later = await gateway.transaction.find(transaction.id);
  expect(later.disputes).toMatchObject([{ id: found.id }]);
});

test.each([
  ['83.00', '83'],
  ['10.40', '1040'],
  ['13.10', '1310'],
  ['70.30', '7030'],
])('a sale of %s is disputed for the reason %s', async (amount, reasonCode) => {
  expect(await find(await disputed(amount))).toMatchObject({ reasonCode });
});

test('a dispute is accepted once', async () => {
  const id = await disputed();
  expect(await gateway.dispute.accept(id)).toMatchObject({ success: true });
  expect(await find(id)).toMatchObject({
    status: 'accepted',
    statusHistory: [{ status: 'open' }, { status: 'accepted' }],
  });
  expect(codesAt(await gateway.dispute.accept(id), 'dispute.status')).toEqual(['95704']);
  expect(codesAt(await gateway.dispute.finalize(id), 'dispute.status')).toEqual(['95705']);
  const late = await disputes.addTextEvidence(id, 'too late');
  expect(codesAt(late, 'dispute.status')).toEqual(['95701']);
});

test.each([
  ['compelling_evidence', 'won', '10.00'],
  ['losing_evidence', 'lost', '0.00'],
  ['The order was delivered.', 'disputed', '0.00'],
])('a dispute with the evidence %s is %s', async (content, status, amountWon) => {
  const id = await disputed();
  const { success, evidence } = await disputes.addTextEvidence(id, content);
  expect({ success, evidence }).toMatchObject({ success: true, evidence: { comment: content } });
  expect(await gateway.dispute.finalize(id)).toMatchObject({ success: true });
  const found = await find(id);
  expect(found).toMatchObject({ status, amountWon, evidence: [{ comment: content }] });
  expect(JSON.stringify(found.evidence)).toContain('"sentToProcessorAt":"2');
  const kinds = await db.selectFrom('webhookEvents').select('kind').orderBy('createdAt').execute();
  const told = kinds.map(({ kind }) => kind).filter((kind) => kind.startsWith('dispute_'));
  expect(new Set(told)).toEqual(
    new Set(['dispute_opened', 'dispute_disputed', `dispute_${status}`]),
  );
});

test('what a notification tells of a dispute is read by the SDK', async () => {
  const id = await disputed();
  const event = await db.selectFrom('webhookEvents').selectAll().executeTakeFirstOrThrow();
  expect(event).toMatchObject({ kind: 'transaction_settled' });
  const opened = await db
    .selectFrom('webhookEvents')
    .selectAll()
    .where('kind', '=', 'dispute_opened')
    .executeTakeFirstOrThrow();
  expect(opened.subjectId).toBe(id);
  const sample = await gateway.webhookTesting.sampleNotification('dispute_under_review', id);
  const { bt_signature: signature, bt_payload: payload } = sample;
  expect(await gateway.webhookNotification.parse(signature, payload)).toMatchObject({
    kind: 'dispute_under_review',
    dispute: { id },
  });
});

test('text of a category has its number, and is taken back while the dispute is open', async () => {
  const id = await disputed();
  const { evidence } = await disputes.addTextEvidence(id, {
    content: 'UPS',
    category: 'CARRIER_NAME',
    sequenceNumber: '0',
  });
  expect(evidence).toMatchObject({ category: 'CARRIER_NAME', sequenceNumber: '0' });
  expect(await disputes.removeEvidence(id, evidence['id'] ?? '')).toMatchObject({ success: true });
  expect(await find(id)).toMatchObject({ evidence: [] });
  await expect(disputes.removeEvidence(id, evidence['id'] ?? '')).rejects.toMatchObject({
    type: 'notFoundError',
  });
});

test.each([
  [{ content: 'x', category: 'NOTHING' }, '95706'],
  [{ content: 'x', category: 'PROOF_OF_DELIVERY' }, '95712'],
  [{ content: 'yesterday', category: 'DOWNLOAD_DATE_TIME' }, '95707'],
  [{ content: 'nobody', category: 'PURCHASER_EMAIL_ADDRESS' }, '95715'],
  [{ content: '1'.repeat(51), category: 'RECURRING_TRANSACTION_ARN' }, '95709'],
  [{ content: '1'.repeat(51), category: 'PRIOR_NON_DISPUTED_TRANSACTION_PHONE_NUMBER' }, '95710'],
  [{ content: 'x'.repeat(51), category: 'GEOGRAPHICAL_LOCATION' }, '95708'],
  [{ content: '2', category: 'DEVICE_ID' }, '95714'],
])('the evidence %j is refused', async (evidence, code) => {
  const id = await disputed();
  await disputes.addTextEvidence(id, { content: '1', category: 'DEVICE_ID' });
  expect(codesAt(await disputes.addTextEvidence(id, evidence), 'dispute.evidence')).toEqual([code]);
});

test.each<[Record<string, string>, string[]]>([
  [{}, ['95726']],
  [{ DEVICE_ID: '1' }, ['95720', '95721']],
  [{ DOWNLOAD_DATE_TIME: '2026-01-02T03:04:05Z', DEVICE_ID: '1' }, ['95720']],
  [{ PRIOR_NON_DISPUTED_TRANSACTION_ARN: '1' }, ['95723']],
  [{ PRIOR_NON_DISPUTED_TRANSACTION_DATE_TIME: '2026-01-02' }, ['95722']],
  [
    {
      PRIOR_NON_DISPUTED_TRANSACTION_ID: '1',
      PRIOR_NON_DISPUTED_TRANSACTION_DATE_TIME: '2026-01-02',
    },
    ['95727'],
  ],
  [
    {
      PRIOR_NON_DISPUTED_TRANSACTION_ID: '1',
      PRIOR_NON_DISPUTED_TRANSACTION_DATE_TIME: '2026-01-02',
      PRIOR_NON_DISPUTED_TRANSACTION_IP_ADDRESS: '192.0.2.1',
    },
    [],
  ],
  [{ RECURRING_TRANSACTION_ARN: '1' }, ['95724']],
  [{ RECURRING_TRANSACTION_DATE_TIME: '2026-01-02' }, ['95725']],
  [{ TRACKING_NUMBER: '1Z' }, []],
])('a dispute for fraud with %j is finalized but for %j', async (given, codes) => {
  const id = await disputed('83.00');
  for (const [category, content] of Object.entries(given)) {
    await disputes.addTextEvidence(id, { content, category });
  }
  const result = await gateway.dispute.finalize(id);
  expect(codesAt(result, 'dispute.base')).toEqual(codes);
  expect(result.success).toBe(codes.length === 0);
});

test('disputes are found by their fields, by their merchant alone', async () => {
  const fraud = await disputed('83.00');
  const plain = await disputed('20.00');
  await gateway.dispute.accept(plain);
  const { merchantAccountId, transaction, caseNumber } = await find(plain);
  const today = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const searches: [(search: DisputeSearch) => unknown, string[]][] = [
    [(search) => search['id']?.()['is']?.(plain), [plain]],
    [(search) => search['status']?.()['in']?.(['open']), [fraud]],
    [(search) => search['reasonCode']?.()['in']?.(['83']), [fraud]],
    [(search) => search['kind']?.()['is']?.('retrieval'), []],
    [(search) => search['amountDisputed']?.()['between']?.('15.00', '25.00'), [plain]],
    [(search) => search['receivedDate']?.()['min']?.(today), [fraud, plain]],
    [(search) => search['replyByDate']?.()['max']?.(today), []],
    [(search) => search['effectiveDate']?.()['min']?.(today), [fraud, plain]],
    [(search) => search['transactionId']?.()['is']?.(transaction.id), [plain]],
    [(search) => search['caseNumber']?.()['is']?.(caseNumber), [plain]],
    [(search) => search['merchantAccountId']?.()['is']?.(merchantAccountId), [fraud, plain]],
  ];
  for (const [ask, expected] of searches) {
    const found = await collect<braintree.Dispute>(disputes.search((search) => void ask(search)));
    expect(found.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
  }
  const other = serverSdk(origin, integration2);
  await expect(other.dispute.find(plain)).rejects.toMatchObject({ type: 'notFoundError' });
});

test('what nobody answers in time is over', async () => {
  const plain = await disputed();
  const fraud = await disputed('83.00');
  clock.moveBy(15 * 86_400_000);
  await progress(deps);
  expect(await find(plain)).toMatchObject({ status: 'expired' });
  expect(await find(fraud)).toMatchObject({ status: 'auto_accepted' });
});
