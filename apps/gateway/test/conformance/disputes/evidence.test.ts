import { beforeEach, expect, test } from 'vitest';
import { codesAt, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';
import { openDisputes } from '../../dispute-tools.ts';

const { origin } = await startTestGateway();
const gateway = serverSdk(origin);
const { disputes, disputed } = openDisputes(gateway);
let id = '';

beforeEach(async () => {
  id = await disputed('100.00');
});

interface Refused {
  errors: { for: (name: string) => { deepErrors: () => { code: string }[] } | null };
}

async function refusedCodes(): Promise<string[]> {
  const result = (await gateway.dispute.finalize(id)) as unknown as Refused;
  return (result.errors.for('dispute')?.deepErrors() ?? []).map(({ code }) => code).toSorted();
}

test.each([
  ['DEVICE_ID', 'a', ['95720', '95721']],
  ['PRIOR_NON_DISPUTED_TRANSACTION_ARN', 'a', ['95723']],
  ['PRIOR_NON_DISPUTED_TRANSACTION_DATE_TIME', '2024-01-01T00:00:00-00:00', ['95722']],
  ['RECURRING_TRANSACTION_ARN', 'a', ['95724']],
  ['RECURRING_TRANSACTION_DATE_TIME', '2024-01-01T00:00:00-00:00', ['95725']],
])('evidence of %s alone is not enough', async (category, content, codes) => {
  expect(await disputes.addTextEvidence(id, { content, category })).toMatchObject({
    success: true,
  });
  expect(await refusedCodes()).toEqual(codes);
});

test.each([
  ['EVIDENCE_TYPE', 'a type', 7],
  ['CARRIER_NAME', 'UPS', 0],
  ['TRACKING_NUMBER', '3', 1],
])('evidence of the category %s', async (category, content, sequenceNumber) => {
  expect(await disputes.addTextEvidence(id, { content, category, sequenceNumber })).toMatchObject({
    evidence: {
      category,
      comment: content,
      sequenceNumber: String(sequenceNumber),
      url: null,
      sentToProcessorAt: null,
    },
  });
});

test('evidence is for one that is open', async () => {
  await gateway.dispute.accept(id);
  const late = await disputes.addTextEvidence(id, 'late');
  expect(codesAt(late, 'dispute.status')).toEqual(['95701']);
  const again = await gateway.dispute.accept(id);
  expect(codesAt(again, 'dispute.status')).toEqual(['95704']);
  expect(codesAt(await gateway.dispute.finalize(id), 'dispute.status')).toEqual(['95705']);
});

test.each(['accept', 'finalize', 'find'] as const)('%s of what is not there', async (call) => {
  await expect(gateway.dispute[call]('unknown')).rejects.toMatchObject({ type: 'notFoundError' });
});
