import { timeOf } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import {
  getMerchant,
  isActiveApiKey,
  merchantOfTokenizationKey,
  type Merchant,
} from '../merchants/merchants.service.ts';
import { readFingerprint, type Grant } from './fingerprint.ts';

/** Who asks the client API: a page with a tokenization key, or with a client token and its grant. */
export interface ClientCaller {
  merchant: Merchant;
  /** Absent with a tokenization key, which may do least. */
  grant: Grant | undefined;
}

export interface ClientAuthorization {
  tokenizationKey?: unknown;
  authorizationFingerprint?: unknown;
}

type Needs = Pick<Dependencies, 'db' | 'secrets' | 'clock'>;

const tokenizationKeyShape = /^[a-zA-Z0-9]+_[a-zA-Z0-9]+_[a-zA-Z0-9_]+$/;

/** Refuses with 401 what is unknown, forged, revoked or expired. */
export async function authenticateClient(
  needs: Needs,
  { tokenizationKey, authorizationFingerprint }: ClientAuthorization,
): Promise<ClientCaller> {
  if (typeof authorizationFingerprint === 'string') {
    return callerWithToken(needs, authorizationFingerprint);
  }
  if (typeof tokenizationKey === 'string') return callerWithKey(needs, tokenizationKey);
  return refuse(401, 'Authorization is missing.');
}

/** Identifies the caller by a bearer header, which carries either kind of authorization. */
export function authenticateBearer(needs: Needs, bearer: string): Promise<ClientCaller> {
  return tokenizationKeyShape.test(bearer)
    ? callerWithKey(needs, bearer)
    : callerWithToken(needs, bearer);
}

async function callerWithKey({ db }: Needs, key: string): Promise<ClientCaller> {
  const merchant = await merchantOfTokenizationKey(db, key);
  if (!merchant) refuse(401, 'Tokenization key is invalid.');
  return { merchant, grant: undefined };
}

async function callerWithToken(
  { db, secrets, clock }: Needs,
  fingerprint: string,
): Promise<ClientCaller> {
  const grant = await readFingerprint(secrets.secret, fingerprint);
  const merchant = grant && (await getMerchant(db, grant.sub));
  if (!grant || !merchant) refuse(401, 'Authorization fingerprint is invalid.');
  if (grant.exp * 1_000 <= timeOf(clock, merchant).getTime()) {
    refuse(401, 'Authorization fingerprint has expired.');
  }
  if (!(await isActiveApiKey(db, grant.key, merchant.id))) {
    refuse(401, 'Authorization fingerprint was revoked with its API key.');
  }
  return { merchant, grant };
}
