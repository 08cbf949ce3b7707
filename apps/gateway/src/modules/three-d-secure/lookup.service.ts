import { timeOf } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import { hashOf, newId } from '../../ids.ts';
import type { ClientCaller } from '../authorizations/client-caller.ts';
import { merchantAccountsOf } from '../merchants/merchants.service.ts';
import { contentOf, type Nonce } from '../nonces/nonce-content.ts';
import { issueNonce, redeemNonce } from '../nonces/nonces.service.ts';
import { getCardScenario, type Card } from '../vault/cards.service.ts';
import { findDeviceSession, insertAuthentication } from './authentications.queries.ts';
import { findAtLookup, isChallenged, type ThreeDSecureInfo } from './findings.ts';
import { isGranted, readLookup, type LookupOrder } from './lookup-fields.ts';

/** What came of a lookup. */
export interface LookedUp {
  id: string;
  version: '1' | '2';
  isChallenged: boolean;
  /** Pays in place of the one that was given. */
  nonce: Nonce;
  card: Card;
  info: ThreeDSecureInfo;
}

interface Asked {
  caller: ClientCaller;
  nonce: string;
  input: Readonly<Record<string, unknown>>;
}

/**
 * Asks the issuer of a tokenized card, and redeems its nonce: the new one carries what was found.
 * Refuses with 404 what is no card's unused nonce, and with 422 what is wrong with the request.
 */
export async function lookUp(
  deps: Dependencies,
  { caller, nonce: given, input }: Asked,
): Promise<LookedUp> {
  const { merchant } = caller;
  if (!merchant.options.threeDSecureEnabled) refuse(403, '3D Secure is not enabled.');
  const order = readLookup(input);
  if ('faults' in order) {
    refuse(422, '3D Secure lookup is invalid', { fieldErrors: order.faults });
  }
  const request = JSON.stringify(await requestOf(deps, caller, order));
  const currency = await currencyOf(deps, caller);
  return deps.db.transaction().execute(async (trx) => {
    const redeemed = await redeemNonce(trx, { ...deps, merchant }, given);
    const card = redeemed.isRedeemed ? redeemed.nonce.card : null;
    if (!redeemed.isRedeemed || card === null || !canBeAskedOf(redeemed.nonce)) {
      refuse(404, 'There is no tokenized card of this nonce.');
    }
    const scenario = await getCardScenario(trx, deps.sealer, card);
    const options = { ...order, isExempt: isGranted(order.exemption, order.amountMinor) };
    const id = newId();
    const facts = { id, brand: card.brand, version: order.version };
    const info = findAtLookup(scenario, options, facts);
    const nonce = await issueNonce(
      trx,
      { clock: deps.clock, merchant },
      { ...contentOf(redeemed.nonce), threeDSecure: info },
    );
    const hasChallenge = isChallenged(scenario, options);
    await insertAuthentication(trx, {
      id,
      merchantId: merchant.id,
      nonceHash: hashOf(nonce.nonce),
      amount: order.amount,
      currency,
      brand: card.brand,
      lastFour: card.lastFour,
      scenario,
      version: order.version,
      state: hasChallenge ? 'challenge' : 'closed',
      request,
      info: JSON.stringify(info),
      createdAt: timeOf(deps.clock, merchant),
    });
    return { id, version: order.version, isChallenged: hasChallenge, nonce, card, info };
  });
}

/** A page says none: it is that of the account that will be paid into. */
async function currencyOf({ db }: Dependencies, { merchant, grant }: ClientCaller) {
  const accounts = await merchantAccountsOf(db, merchant.id);
  const account = accounts.find(({ id }) => id === grant?.merchant_account_id) ?? accounts[0];
  if (account === undefined) throw new Error(`merchant ${merchant.id} has no account`);
  return account.currency;
}

/** A card, or one of Google's wallet that no network token stands for: that one has its cryptogram. */
function canBeAskedOf({ type, details }: Nonce): boolean {
  if (type === 'AndroidPayCard') return details['isNetworkTokenized'] !== true;
  return type === 'CreditCard';
}

/** Adds what the issuer learned of the browser while the page was set up, if that was this merchant's. */
async function requestOf(
  { db }: Dependencies,
  { merchant }: ClientCaller,
  { request, dfReferenceId }: LookupOrder,
): Promise<object> {
  const session = dfReferenceId && (await findDeviceSession(db, dfReferenceId));
  const isOwn = session && session.merchantId === merchant.id;
  return { ...request, collected: isOwn ? session.collected : null };
}
