import type { ChallengeOutcome } from '../../db/column-values.ts';
import { timeOf } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import { getMerchant, type Merchant } from '../../modules/merchants/merchants.service.ts';
import {
  openDeviceSession,
  rememberBin,
  rememberDevice,
} from '../../modules/three-d-secure/device-sessions.service.ts';
import {
  answerChallenge,
  getChallenge,
  type Challenge,
} from '../../modules/three-d-secure/challenge.service.ts';
import {
  readSetup,
  signResult,
  type SetupToken,
} from '../../modules/three-d-secure/network-token.ts';

interface Caller {
  merchant: Merchant;
  token: SetupToken;
}

/** Whose page set the network's script up. Refuses with 401 what we did not sign. */
export async function readNetworkCaller(deps: Dependencies, jwt: unknown): Promise<Caller> {
  // The time of day decides here; a merchant's own clock does not reach the card network.
  const signing = { secret: deps.secrets.secret, now: deps.clock.now() };
  const token = await readSetup(signing, jwt);
  const merchant = token && (await getMerchant(deps.db, token.sub));
  if (!token || !merchant) refuse(401, 'The token of the merchant is not valid.');
  return { merchant, token };
}

/** Begins to know a browser; the same page may do so again. */
export async function openSession(
  deps: Dependencies,
  { merchant, token }: Caller,
): Promise<string> {
  const id = token.ReferenceId;
  await openDeviceSession(deps.db, {
    id,
    merchantId: merchant.id,
    createdAt: timeOf(deps.clock, merchant),
  });
  return id;
}

/** Which card is going to be looked up. */
export async function noteBin(deps: Dependencies, caller: Caller, bin: unknown): Promise<boolean> {
  if (typeof bin !== 'string' || !/^\d{6,8}$/.test(bin)) return false;
  await rememberBin(deps.db, caller.token.ReferenceId, bin);
  return true;
}

/** What the issuer's hidden frame saw of the browser; of a session that is there. */
export async function noteDevice(
  deps: Dependencies,
  id: string,
  collected: Readonly<Record<string, unknown>>,
): Promise<void> {
  const isKnown = await rememberDevice(deps.db, id, collected);
  if (!isKnown) refuse(404, 'There is no such session.');
}

/** Where a challenge stands; with the token that ends it once the issuer has its answer. */
export type ChallengeNews = { isOver: false } | { isOver: true; data: ValidatedData; jwt: string };

/** The result as the network's script hands it to the page. */
export interface ValidatedData {
  ActionCode: 'SUCCESS' | 'NOACTION' | 'FAILURE';
  Validated: boolean;
  ErrorNumber: number;
  ErrorDescription: string;
  Payment: { Type: 'CCA'; ExtendedData: { ChallengeCancel?: string } };
}

const actions: Readonly<Record<ChallengeOutcome, ValidatedData['ActionCode']>> = {
  passed: 'SUCCESS',
  failed: 'FAILURE',
  canceled: 'FAILURE',
  unavailable: 'NOACTION',
  error: 'NOACTION',
};

/** Refuses with 404 a challenge of another merchant. */
export async function followChallenge(
  deps: Dependencies,
  caller: Caller,
  id: string,
): Promise<ChallengeNews> {
  const challenge = await getChallenge(deps, id);
  if (challenge?.merchantId !== caller.merchant.id) refuse(404, 'There is no such challenge.');
  return newsOf(deps, caller, challenge);
}

/** The window around the issuer's page was closed. */
export async function leaveChallenge(
  deps: Dependencies,
  caller: Caller,
  id: string,
): Promise<ChallengeNews> {
  await followChallenge(deps, caller, id);
  const challenge = await answerChallenge(deps, id, 'leave');
  return challenge ? newsOf(deps, caller, challenge) : { isOver: false };
}

async function newsOf(
  { secrets, clock }: Dependencies,
  { merchant }: Caller,
  challenge: Challenge,
): Promise<ChallengeNews> {
  const { outcome } = challenge;
  if (outcome === null) return { isOver: false };
  const signing = { secret: secrets.secret, now: timeOf(clock, merchant) };
  return {
    isOver: true,
    data: {
      ActionCode: actions[outcome],
      Validated: outcome === 'passed',
      ErrorNumber: 0,
      ErrorDescription: outcome === 'passed' ? 'Success' : `The challenge ended: ${outcome}.`,
      Payment: {
        Type: 'CCA',
        ExtendedData: outcome === 'canceled' ? { ChallengeCancel: '01' } : {},
      },
    },
    jwt: await signResult(signing, { merchantId: merchant.id, id: challenge.id }),
  };
}
