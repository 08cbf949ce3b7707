import { parseUrl } from '../../protocol/origins.ts';
import { showWaiting, showWayOut } from '../window/show.ts';
import { ownParams } from '../window/return-page.ts';

/** The wallet's own script, which the gateway has put into this page before ours. */
interface Wallet {
  client: { checkout(config: Record<string, unknown>): void };
}

/** The wallet's parameters, without those of this page alone. */
const { m: _, channel: __, environment: ___, callbackUrl = '', ...params } = ownParams();

/** A bracketed or a comma-separated list, whichever SDK wrote it. */
const allowedCardTypes = Object.entries(params)
  .filter(([key]) => key.startsWith('allowedCardTypes'))
  .flatMap(([, value]) => value.split(','));

/** An address that runs a script is no way back. */
function isWayBack(address: string): boolean {
  const { protocol } = parseUrl(address) ?? {};
  return protocol !== undefined && !/^(javascript|data|blob|vbscript):$/.test(protocol);
}

// The provider's script defines it, where it has loaded.
const { MasterPass } = globalThis as { MasterPass?: Wallet };
if (MasterPass && isWayBack(callbackUrl)) {
  showWaiting('Opening Masterpass…');
  MasterPass.client.checkout({ ...params, callbackUrl, allowedCardTypes });
} else {
  showWayOut('Masterpass can’t be opened');
}
