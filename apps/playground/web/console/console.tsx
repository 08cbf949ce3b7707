import { EmptyState } from '@albumen/ui/feedback/empty-state';
import type { PlaygroundFacts } from '../../src/wire.ts';
import { Link } from '../shell/link.tsx';
import { RequestsPage } from './requests-page.tsx';
import { SettingsPage } from './settings-page.tsx';
import { TransactionPage } from './transaction-page.tsx';
import { TransactionsPage } from './transactions-page.tsx';
import { WebhooksPage } from './webhooks-page.tsx';
import './console.css';

const sections = [
  { name: 'transactions', title: 'Transactions' },
  { name: 'webhooks', title: 'Webhooks' },
  { name: 'requests', title: 'Requests' },
  { name: 'settings', title: 'Settings' },
] as const;

/** The merchant's console at the gateway. */
export function Console({ path, facts }: { path: string; facts: PlaygroundFacts }) {
  const [, , section = '', id] = path.split('/');
  const current = section === '' ? 'transactions' : section;
  return (
    <div className="console">
      <nav className="console__nav" aria-label="Console">
        <p className="console__merchant">{facts.merchantId}</p>
        {sections.map(({ name, title }) => (
          <Link
            key={name}
            href={`/console/${name}`}
            aria-current={name === current ? (id === undefined ? 'page' : 'true') : undefined}
          >
            {title}
          </Link>
        ))}
      </nav>
      <div className="console__page">
        <Section name={current} id={id} facts={facts} />
      </div>
    </div>
  );
}

interface SectionProps {
  name: string;
  id: string | undefined;
  facts: PlaygroundFacts;
}

function Section({ name, id, facts }: SectionProps) {
  if (name === 'transactions') {
    return id === undefined ? <TransactionsPage /> : <TransactionPage key={id} id={id} />;
  }
  if (name === 'webhooks') return <WebhooksPage facts={facts} />;
  if (name === 'requests') return <RequestsPage />;
  if (name === 'settings') return <SettingsPage facts={facts} />;
  return (
    <EmptyState title="There is no such page" action={<Link href="/console">Transactions</Link>} />
  );
}
