import {
  connectFailures,
  type ConnectFailureName,
} from '../../../packages/pay/scripts/lib/connect-failures.ts';
import { demoKey } from './test-page.ts';

/** What a page connects with, as far as it can be wrong; the rest is as it should be. */
export interface Attempt {
  gatewayUrl?: string;
  /** A JavaScript expression of the page, in which `release` is the right one. */
  release?: string;
  authorization?: string;
}

/** What provokes a failure, and what its message has to say in this order. */
export interface Provocation {
  attempt?: Attempt;
  parts?: readonly string[];
}

const tokenOf = (fingerprint: string, gateway: string): string =>
  btoa(
    JSON.stringify({
      version: 2,
      authorizationFingerprint: fingerprint,
      configUrl: `${gateway}/merchants/albumen_sandbox/client_api/v1/configuration`,
    }),
  );
const wrongHash = `{ ...release, integrity: { ...release.integrity, 'client.min.js': 'sha384-${'A'.repeat(64)}' } }`;
const unknownRelease = `{ ...release, name: '3.109.0-0000000000000000' }`;

/** Failures before there are fields: plain pages and React have them in the same way. */
export function connectionProvocations(gateway: string) {
  return {
    unknownKey: { attempt: { authorization: 'sandbox_x_nobody' } },
    noKey: { attempt: { authorization: 'nonsense' } },
    oldToken: { attempt: { authorization: tokenOf('old', gateway) } },
    gatewayAway: {
      attempt: { gatewayUrl: 'http://localhost:9' },
      parts: ['client.min.js cannot', 'is away'],
    },
    otherHash: { attempt: { release: wrongHash }, parts: ['client.min.js cannot', 'hash'] },
    unknownRelease: {
      attempt: { release: unknownRelease },
      parts: ['3.109.0-0000000000000000/js/', 'answers 404'],
    },
  } as const satisfies Partial<Record<ConnectFailureName, Provocation>>;
}

/** It keeps every frame away. */
export const framelessPolicy = "frame-src 'none'; script-src GATEWAY; connect-src GATEWAY";

/** Those that a packaging has, so that a test can say that it provoked each. */
export function failuresOf(packaging: 'plain' | 'react'): ConnectFailureName[] {
  return (Object.keys(connectFailures) as ConnectFailureName[]).filter(
    (name) => packaging === 'plain' || !('isOfPlainPages' in connectFailures[name]),
  );
}

/** A whole attempt, as JavaScript of the page. */
export function attemptCode(gateway: string, attempt: Attempt = {}): string {
  const { gatewayUrl = gateway, release = 'release', authorization } = attempt;
  return `{ gatewayUrl: '${gatewayUrl}', release: ${release}, authorization: '${authorization ?? demoKey.tokenizationKey}' }`;
}

/** Code and entry of a failure; `parts` stand between them. */
export function messageOf(name: ConnectFailureName, parts: readonly string[] = []): RegExp {
  const page = `See http://[^/]+/docs/errors#${connectFailures[name].code.toLowerCase()}$`;
  return new RegExp([...parts, page].join('.*'));
}
