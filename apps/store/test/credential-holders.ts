import {
  accountCredentials,
  operatorCredentials,
  type CredentialEndpoints,
} from '@albumen/contract/endpoints/credentials';
import { getOperatorViewer } from '@albumen/contract/endpoints/operators';
import { getViewer } from '@albumen/contract/endpoints/viewer';
import type { Authenticator } from './authenticator.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

type LabBrand = 'halide' | 'cyan';

/** Both brands under a name, as passkeys need one. */
export const namedHosts = {
  HALIDE_URL: 'http://halide.localhost:3000',
  CYAN_URL: 'http://cyan.localhost:3000',
};

/** One sort of people who keep passkeys, at one brand. */
export interface HolderKind {
  calls: CredentialEndpoints;
  labBrand: LabBrand;
  origin: string;
  actorKind: 'account' | 'operator';
  sessions: 'sessions' | 'operator_sessions';
  signedIn: () => Promise<TestClient>;
  /** Somebody else of that sort. */
  anotherSignedIn: () => Promise<TestClient>;
  isSignedIn: (client: TestClient) => Promise<boolean>;
}

interface Lies {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
}

export function createHolders({ browser, deps, make }: Pick<TestApp, 'browser' | 'deps' | 'make'>) {
  const { origins } = deps.settings;

  const newcomer = async (labBrand: LabBrand) =>
    browser(labBrand).signIn((await make.account({ labBrand })).id);

  const photographer = (labBrand: LabBrand): HolderKind => ({
    calls: accountCredentials,
    labBrand,
    origin: origins[labBrand],
    actorKind: 'account',
    sessions: 'sessions',
    signedIn: () => newcomer(labBrand),
    anotherSignedIn: () => newcomer(labBrand),
    isSignedIn: async (client) => (await client.call(getViewer)).body.account !== null,
  });

  const operator = (labBrand: LabBrand): HolderKind => ({
    calls: operatorCredentials,
    labBrand,
    origin: origins[labBrand],
    actorKind: 'operator',
    sessions: 'operator_sessions',
    signedIn: () => browser(labBrand).operate('support'),
    anotherSignedIn: () => browser(labBrand).operate('observer'),
    isSignedIn: async (client) => (await client.call(getOperatorViewer)).status === 200,
  });

  async function signInWith(
    { calls, labBrand, origin }: HolderKind,
    authenticator: Authenticator,
    { client = browser(labBrand), ...lies }: Lies & { client?: TestClient } = {},
  ) {
    const { challenge, rpId } = (await client.call(calls.startPasskeySignIn)).body;
    const assertion = authenticator.assert({ challenge, rpId, origin, ...lies });
    const reply = await client.call(calls.signInByPasskey, { body: { assertion } });
    return { client, reply, assertion };
  }

  return { photographer, operator, signInWith };
}
