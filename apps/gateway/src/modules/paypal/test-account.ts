import type { Dependencies } from '../../dependencies.ts';
import { testPayer } from '../../test-values/test-nonces.ts';
import type { ClientCaller } from '../authorizations/client-caller.ts';
import { issueNonce } from '../nonces/nonces.service.ts';

/** What pages of the first days had of a payer, without a payment or an agreement. */
interface Codes {
  /** The payer lets the merchant charge again and again. */
  consentCode?: string | undefined;
  /** The payer lets the merchant charge once. */
  accessToken?: string | undefined;
  /** Under which the account is going to be kept. */
  token?: string | undefined;
}

/**
 * A nonce of the payer of the test values, for any code: only a sandbox has it. Without a code it can
 * neither be kept nor charged.
 */
export async function issueTestAccount(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { merchant }: ClientCaller,
  { consentCode, accessToken, token }: Codes,
) {
  const nonce = await issueNonce(
    db,
    { clock, merchant },
    {
      type: 'PayPalAccount',
      details: {
        ...testPayer,
        ...(consentCode && { billingAgreementId: `B-${consentCode}` }),
        ...(!consentCode && !accessToken && { isIncomplete: true }),
        ...(token && { ownToken: token }),
      },
    },
  );
  const details = { email: testPayer.email, payerInfo: testPayer };
  return { type: 'PayPalAccount', nonce: nonce.nonce, description: 'PayPal', details };
}
