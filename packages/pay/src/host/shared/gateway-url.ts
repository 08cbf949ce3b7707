import { parseUrl } from '../../protocol/origins.ts';
import { SCRIPT_FOLDER } from '../../protocol/release.ts';

/** One place for every copy of the SDK on a page: modules, and each of the gateway's scripts. */
const place = Symbol.for('albumen.pay.gatewayUrl');

/** The global object: `configure` alone writes this member, in every copy of the SDK. */
interface Page {
  [place]?: string | undefined;
}

/** Settings for all components on a page. */
export interface PayConfiguration {
  /** Origin of the gateway that `sandbox_…` keys lead to, e.g. `http://localhost:3001`. */
  gatewayUrl?: string | undefined;
}

/** Says where the gateway is. Needed once, before the first `create`, when the SDK is bundled. */
export function configure({ gatewayUrl }: PayConfiguration): void {
  (globalThis as Page)[place] = gatewayUrl?.replace(/\/+$/, '');
}

/** Address of the gateway: as configured, else the origin that served this script. */
export function findGatewayUrl(): string | undefined {
  return (globalThis as Page)[place] ?? parseUrl(SCRIPT_FOLDER)?.origin;
}
