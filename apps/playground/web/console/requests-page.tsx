import { Button } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { useState } from 'react';
import { api, messageOf } from '../shell/api.ts';
import { Link } from '../shell/link.tsx';
import { Loading, Trouble } from '../shell/states.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import type { LoggedRequest } from './console-wire.ts';
import { whenOf } from './labels.ts';
import { scrollable } from '../shell/scrollable.ts';

const pageSize = 50;

function askFor(before?: string) {
  const more = before === undefined ? '' : `&before=${before}`;
  return api<{ requests: LoggedRequest[] }>(`/console/requests?limit=${pageSize}${more}`);
}

/** What browsers and servers asked the gateway; numbers are masked before they are kept. */
export function RequestsPage() {
  const loaded = useLoaded('requests', () => askFor());
  return (
    <>
      <div className="page-head">
        <h1 className="title-md">Requests</h1>
        <Button isDense onClick={loaded.reload}>
          Refresh
        </Button>
      </div>
      <p className="quiet">
        Of browsers and servers, the newest first. Card numbers and CVVs are never kept.
      </p>
      {loaded.status === 'loading' && <Loading what="requests" />}
      {loaded.status === 'failed' && <Trouble message={loaded.message} onRetry={loaded.reload} />}
      {loaded.status === 'ready' && (
        <RequestList key={loaded.value.requests[0]?.id} first={loaded.value.requests} />
      )}
    </>
  );
}

function RequestList({ first }: { first: readonly LoggedRequest[] }) {
  const [older, setOlder] = useState<readonly LoggedRequest[]>([]);
  const [isEnd, setIsEnd] = useState(first.length < pageSize);
  const [trouble, setTrouble] = useState('');
  const all = [...first, ...older];
  const showOlder = async () => {
    try {
      const { requests } = await askFor(all.at(-1)?.id);
      setOlder([...older, ...requests]);
      setIsEnd(requests.length < pageSize);
      setTrouble('');
    } catch (error) {
      setTrouble(messageOf(error));
    }
  };
  if (all.length === 0) {
    return (
      <EmptyState title="No requests yet" action={<Link href="/">Open the card form</Link>}>
        The first page that shows card fields asks for its configuration.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="requests">
        {all.map((request) => (
          <li key={request.id}>
            <Request request={request} />
          </li>
        ))}
      </ul>
      {trouble && <p role="alert">{trouble}</p>}
      {!isEnd && <Button onClick={() => void showOlder()}>Show older ones</Button>}
    </>
  );
}

function Request({ request }: { request: LoggedRequest }) {
  const { method, path, operation, status, durationMs, at, origin, requestBody, answerBody } =
    request;
  return (
    <details className="request">
      <summary>
        <span className="request__status" data-bad={status >= 400 ? '' : undefined}>
          {status}
        </span>
        <span className="request__what">
          {method} {path.replace(/^\/merchants\/[^/]+/, '')} {operation}
        </span>
        <span className="request__when">
          {durationMs} ms · {whenOf(at)}
        </span>
      </summary>
      <p className="quiet">{origin === null ? 'From a server' : `From a page of ${origin}`}</p>
      <Body title="Asked" text={requestBody} />
      <Body title="Answered" text={answerBody} />
    </details>
  );
}

function Body({ title, text }: { title: string; text: string | null }) {
  if (text === null || text === '') return null;
  return (
    <>
      <h2>{title}</h2>
      <pre className="payload" {...scrollable} aria-label={title}>
        {readable(text)}
      </pre>
    </>
  );
}

function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
