import { api } from '../shell/api.ts';
import { useLoaded } from '../shell/use-loaded.ts';
import { AddForm } from './add-form.tsx';
import type { WebhookAddress } from './console-wire.ts';
import { Managed, ManagedRow, useChange } from './managed.tsx';
import { labelOf } from './labels.ts';

/** The addresses of the merchant's server that get webhooks. */
export function WebhookAddresses({ webhookUrl }: { webhookUrl: string }) {
  const loaded = useLoaded('addresses', () =>
    api<{ addresses: WebhookAddress[] }>('/console/webhook-addresses'),
  );
  const { said, change } = useChange(loaded.reload);
  const add = (url: string) =>
    change(async () => {
      await api('/console/webhook-addresses', 'POST', { url });
      return `${url} answered the challenge and will be notified.`;
    });
  const remove = ({ id, url }: WebhookAddress) =>
    change(async () => {
      await api(`/console/webhook-addresses/${id}`, 'DELETE');
      return `${url} gets no more webhooks.`;
    });
  return (
    <Managed
      title="Webhook addresses"
      hint={
        <>
          Each must answer a signed challenge first. This shop’s own is <code>{webhookUrl}</code>
        </>
      }
      loaded={loaded}
      said={said}
    >
      {({ addresses }) => (
        <>
          {addresses.length === 0 && <p>No address is notified.</p>}
          <ul className="plain-list">
            {addresses.map((address) => (
              <ManagedRow
                key={address.id}
                name={address.url}
                note={address.kinds === null ? 'everything' : address.kinds.map(labelOf).join(', ')}
                verb="Remove"
                onRemove={() => void remove(address)}
              />
            ))}
          </ul>
          <AddForm
            key={addresses.length}
            label="Address"
            placeholder="https://shop.example/webhooks"
            start={addresses.some(({ url }) => url === webhookUrl) ? '' : webhookUrl}
            verb="Add"
            onAdd={add}
          />
        </>
      )}
    </Managed>
  );
}
