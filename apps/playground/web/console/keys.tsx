import { Button } from '@albumen/ui/buttons/button';
import { api } from '../shell/api.ts';
import { useLoaded } from '../shell/use-loaded.ts';
import type { Key, Keys } from './console-wire.ts';
import { Managed, ManagedRow, useChange } from './managed.tsx';
import { whenOf } from './labels.ts';

const loadKeys = () => api<Keys>('/console/keys');

/** The keys of the shop's server. */
export function ApiKeys({ own }: { own: string }) {
  const loaded = useLoaded('api keys', loadKeys);
  const { said, change } = useChange(loaded.reload);
  const add = () =>
    change(async () => {
      const made = await api<{ publicKey: string; privateKey: string }>(
        '/console/keys/api',
        'POST',
      );
      return (
        <>
          Public key <code>{made.publicKey}</code>, private key <code>{made.privateKey}</code>. The
          private key is shown only now.
        </>
      );
    });
  return (
    <Managed
      title="API keys"
      hint="For your server. The private key signs and charges, so it stays there."
      loaded={loaded}
      said={said}
    >
      {({ apiKeys }) => (
        <>
          <ul className="plain-list">
            {apiKeys.map(({ publicKey: key, ...dates }) => (
              <ManagedRow
                key={key}
                name={key}
                note={noteOf(dates, key === own)}
                verb={key === own || dates.revokedAt !== null ? undefined : 'Revoke'}
                onRemove={() => void change(() => revoke('api', key))}
              />
            ))}
          </ul>
          <Button isDense onClick={() => void add()}>
            Make an API key
          </Button>
        </>
      )}
    </Managed>
  );
}

/** The keys of the shop's pages. */
export function TokenizationKeys({ own }: { own: string }) {
  const loaded = useLoaded('tokenization keys', loadKeys);
  const { said, change } = useChange(loaded.reload);
  const add = () =>
    change(async () => {
      const { key } = await api<{ key: string }>('/console/keys/tokenization', 'POST');
      return `${key} can be used from now on.`;
    });
  return (
    <Managed
      title="Tokenization keys"
      hint="For your pages. They turn cards into nonces and do nothing else."
      loaded={loaded}
      said={said}
    >
      {({ tokenizationKeys }) => (
        <>
          <ul className="plain-list">
            {tokenizationKeys.map(({ key, ...dates }) => (
              <ManagedRow
                key={key}
                name={key}
                note={noteOf(dates, key === own)}
                verb={key === own || dates.revokedAt !== null ? undefined : 'Revoke'}
                onRemove={() => void change(() => revoke('tokenization', key))}
              />
            ))}
          </ul>
          <Button isDense onClick={() => void add()}>
            Make a tokenization key
          </Button>
        </>
      )}
    </Managed>
  );
}

function noteOf({ createdAt, revokedAt }: Key, isOwn: boolean): string {
  if (revokedAt !== null) return `revoked ${whenOf(revokedAt)}`;
  return isOwn ? 'the playground works with it' : `made ${whenOf(createdAt)}`;
}

async function revoke(kind: 'api' | 'tokenization', key: string): Promise<string> {
  await api(`/console/keys/${kind}`, 'DELETE', { key });
  return `${key} is revoked.`;
}
