import type { PlaygroundFacts } from '../../src/wire.ts';
import { ApiKeys, TokenizationKeys } from './keys.tsx';
import { Merchants } from './merchants.tsx';
import { Origins } from './origins.tsx';
import { WebhookAddresses } from './webhook-addresses.tsx';

/** What a merchant manages. */
export function SettingsPage({ facts }: { facts: PlaygroundFacts }) {
  return (
    <>
      <h1 className="title-md">Keys and addresses</h1>
      <ApiKeys own={facts.publicKey} />
      <TokenizationKeys own={facts.tokenizationKey} />
      <Origins />
      <Merchants />
      <WebhookAddresses webhookUrl={facts.webhookUrl} />
    </>
  );
}
