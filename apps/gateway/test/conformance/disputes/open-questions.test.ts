import { expect, test } from 'vitest';
import { codesAt, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';
import { openDisputes } from '../../dispute-tools.ts';

const { origin } = await startTestGateway();
const { disputes, disputed } = openDisputes(serverSdk(origin));

// No test of ours knows which categories each reason of a network takes.
test.fails('evidence of a category that the reason of the dispute does not know', async () => {
  const evidence = { content: 'a', category: 'PRIOR_NON_DISPUTED_TRANSACTION_ID' };
  const result = await disputes.addTextEvidence(await disputed('13.10'), evidence);
  expect(codesAt(result, 'dispute.evidence')).toEqual(['95713']);
});
