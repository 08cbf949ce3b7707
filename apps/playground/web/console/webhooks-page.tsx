import { Button } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { useState } from 'react';
import type { PlaygroundFacts, ReceivedWebhook } from '../../src/wire.ts';
import { api, messageOf } from '../shell/api.ts';
import { Link } from '../shell/link.tsx';
import { Loading, Trouble } from '../shell/states.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import type { ConsoleWebhook } from './console-wire.ts';
import { StatusMark } from './status-mark.tsx';
import { whenOf, labelOf } from './labels.ts';
import { scrollable } from '../shell/scrollable.ts';

async function loadAll() {
  const [{ webhooks }, { received }] = await Promise.all([
    api<{ webhooks: ConsoleWebhook[] }>('/console/webhooks'),
    api<{ received: ReceivedWebhook[] }>('/received'),
  ]);
  return { webhooks, received };
}

/** What the gateway sent to the merchant, whether it arrived, and a button that sends it again. */
export function WebhooksPage({ facts }: { facts: PlaygroundFacts }) {
  const loaded = useLoaded('webhooks', loadAll);
  const [said, setSaid] = useState('');
  const order = async (path: string, done: string) => {
    setSaid('');
    try {
      await api(path, 'POST');
      setSaid(done);
    } catch (error) {
      setSaid(messageOf(error));
    }
    loaded.reload();
  };
  return (
    <>
      <div className="page-head">
        <h1 className="title-md">Webhooks</h1>
        <div className="page-head__actions">
          <Button isDense onClick={loaded.reload}>
            Refresh
          </Button>
          <Button
            isDense
            onClick={() => void order('/console/webhooks/check', 'A check is on its way.')}
          >
            Send a check
          </Button>
        </div>
      </div>
      <output className="said">{said}</output>
      {loaded.status === 'loading' && <Loading what="webhooks" />}
      {loaded.status === 'failed' && <Trouble message={loaded.message} onRetry={loaded.reload} />}
      {loaded.status === 'ready' && loaded.value.webhooks.length === 0 && (
        <EmptyState
          title="Nothing was sent yet"
          action={<Link href="/console/settings">Add an address</Link>}
        >
          A settled transaction is sent to every address that subscribes to it.
        </EmptyState>
      )}
      {loaded.status === 'ready' && loaded.value.webhooks.length > 0 && (
        <ul className="cards">
          {loaded.value.webhooks.map((webhook) => (
            <WebhookCard
              key={webhook.id}
              webhook={webhook}
              onReplay={() =>
                order(
                  `/console/webhooks/${webhook.id}/replay`,
                  'It is sent to every address again.',
                )
              }
            />
          ))}
        </ul>
      )}
      {loaded.status === 'ready' && (
        <Received received={loaded.value.received} webhookUrl={facts.webhookUrl} />
      )}
    </>
  );
}

interface WebhookCardProps {
  webhook: ConsoleWebhook;
  onReplay: () => Promise<void>;
}

function WebhookCard({ webhook, onReplay }: WebhookCardProps) {
  const { kind, subjectId, createdAt, xml, deliveries } = webhook;
  return (
    <li className="card">
      <div className="card__head">
        <h2>{labelOf(kind)}</h2>
        <span className="card__when">{whenOf(createdAt)}</span>
        <Button isDense onClick={() => void onReplay()}>
          Replay
        </Button>
      </div>
      {subjectId !== null && (
        <p>
          About{' '}
          <Link className="rows__link" href={`/console/transactions/${subjectId}`}>
            {subjectId}
          </Link>
        </p>
      )}
      {deliveries.length === 0 ? (
        <p className="quiet">No address subscribed to it.</p>
      ) : (
        <ul className="deliveries">
          {deliveries.map(({ id, url, status, attempts, lastAnswer }) => (
            <li key={id}>
              <StatusMark status={status} />
              <span className="deliveries__url">{url}</span>
              <span className="quiet">
                {attempts === 1 ? '1 attempt' : `${attempts} attempts`}
                {lastAnswer !== null && `, answered ${lastAnswer}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>Payload</summary>
        <pre className="payload" {...scrollable} aria-label={`Payload of ${labelOf(kind)}`}>
          {xml}
        </pre>
      </details>
    </li>
  );
}

interface ReceivedProps {
  received: readonly ReceivedWebhook[];
  webhookUrl: string;
}

function Received({ received, webhookUrl }: ReceivedProps) {
  return (
    <section className="received" aria-labelledby="received-title">
      <h2 id="received-title">Received by this shop</h2>
      <p className="quiet">
        With good signatures, at <code>{webhookUrl}</code> since it was started.
      </p>
      {received.length === 0 ? (
        <p>Nothing yet.</p>
      ) : (
        <ul className="plain-list">
          {received.map(({ id, at, kind, subjectId }) => (
            <li key={id}>
              {whenOf(at)} {labelOf(kind)} {subjectId !== null && <code>{subjectId}</code>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
