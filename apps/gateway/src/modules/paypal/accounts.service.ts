import { isSameText } from '@albumen/server-kit/secrets';
import type { Kysely } from 'kysely';
import { timeOf } from '../../clock.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import type { ClientCaller } from '../authorizations/client-caller.ts';
import { derivedNonce } from '../nonces/derived-nonce.ts';
import type { Nonce } from '../nonces/nonce-content.ts';
import { getNonce, issueNonce } from '../nonces/nonces.service.ts';
import { addPaymentMethod } from '../payment-methods/payment-methods.service.ts';
import type { PayPal } from '../../world-port/paypal.ts';
import type { PayPalRequest } from './paypal-request.ts';
import { happen, lockRequest, saveRequest } from './wallet.service.ts';

/** What a merchant's page says that it came back with. */
export interface AccountClaim {
  /** The id or the token of a payment. */
  paymentToken?: string | undefined;
  payerId?: string | undefined;
  /** The token of an agreement. */
  billingAgreementToken?: string | undefined;
  /** Keeps the account in the vault of the client token's customer. */
  isValidating: boolean;
}

/** An account that its owner lets the merchant charge. */
export interface TokenizedAccount {
  request: PayPalRequest;
  nonce: Nonce;
  isVaulted: boolean;
}

/**
 * The nonce of what a payer approved; undefined when the claim is of nothing that this merchant may
 * charge. A request has one nonce for good, however often the page comes back.
 */
export function tokenizeAccount(
  deps: Dependencies,
  caller: ClientCaller,
  claim: AccountClaim,
): Promise<TokenizedAccount | undefined> {
  return deps.db.transaction().execute(async (trx) => {
    const locked = await lockRequest(trx, deps, nameIn(claim));
    const { merchant } = caller;
    if (locked?.merchant.id !== merchant.id || !isClaimOf(locked.request, claim)) return undefined;
    const { request } = locked;
    if (request.status === 'used') return again(trx, deps, { caller, request });
    const used = happen(request, 'use');
    if (!used) return undefined;
    const saved = await saveRequest(trx, used, timeOf(deps.clock, merchant));
    return issue(trx, deps, { caller, request: saved, isValidating: claim.isValidating });
  });
}

function nameIn({ paymentToken, billingAgreementToken }: AccountClaim): string {
  return billingAgreementToken ?? paymentToken ?? '';
}

/** An agreement is its own proof; of a payment the payer has to be known, too. */
function isClaimOf(request: PayPalRequest, claim: AccountClaim): boolean {
  const isAgreement = claim.billingAgreementToken !== undefined;
  if (isAgreement !== (request.kind === 'agreement') || request.payerId === null) return false;
  return isAgreement || isSameText(claim.payerId ?? '', request.payerId);
}

interface Issuing {
  caller: ClientCaller;
  request: PayPalRequest;
  isValidating: boolean;
}

async function issue(
  trx: Kysely<Tables>,
  deps: Dependencies,
  { caller, request, isValidating }: Issuing,
): Promise<TokenizedAccount> {
  const { merchant, grant } = caller;
  const details = accountDetails(deps.world.payPal, request);
  const vaultsFor = isValidating && request.agreementId !== null ? grant?.customer_id : undefined;
  const token = vaultsFor && (await vault(trx, deps, { caller, details, customerId: vaultsFor }));
  const nonce = await issueNonce(
    trx,
    { clock: deps.clock, merchant, nonce: nonceFor(deps, request) },
    {
      type: 'PayPalAccount',
      details,
      customerId: grant?.customer_id ?? null,
      paymentMethodToken: token ?? null,
    },
  );
  return { request, nonce, isVaulted: token !== undefined };
}

async function again(
  trx: Kysely<Tables>,
  deps: Dependencies,
  { caller: { merchant }, request }: Omit<Issuing, 'isValidating'>,
): Promise<TokenizedAccount | undefined> {
  const nonce = await getNonce(trx, { ...deps, merchant }, nonceFor(deps, request));
  return nonce && { request, nonce, isVaulted: false };
}

function nonceFor({ secrets }: Pick<Dependencies, 'secrets'>, { merchantId, id }: PayPalRequest) {
  return derivedNonce(secrets.lasting, 'paypal-nonce', `${merchantId} ${id}`);
}

interface Vaulting {
  caller: ClientCaller;
  details: Record<string, unknown>;
  customerId: string;
}

async function vault(
  trx: Kysely<Tables>,
  { clock }: Dependencies,
  { caller: { merchant, grant }, details, customerId }: Vaulting,
): Promise<string> {
  const method = await addPaymentMethod(trx, {
    merchantId: merchant.id,
    customerId,
    content: { type: 'PayPalAccount', card: null, details },
    isDefault: grant?.options.make_default ?? false,
    now: timeOf(clock, merchant),
  });
  return method?.token ?? refuse(422, 'The customer of this client token does not exist any more.');
}

/** What vault and transactions remember of it. */
function accountDetails(payPal: PayPal, request: PayPalRequest) {
  const { kind, id, payerId, agreementId, terms } = request;
  const payer = payPal.payer(payerId);
  return {
    email: payer?.email ?? null,
    payerId,
    firstName: payer?.firstName ?? null,
    lastName: payer?.lastName ?? null,
    payerCountryCode: payer?.countryCode ?? null,
    ...(kind === 'payment' && { paymentId: id, intent: terms.intent }),
    ...(agreementId !== null && { billingAgreementId: agreementId }),
  };
}
