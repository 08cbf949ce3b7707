import type { OperatorOverview } from '@albumen/contract/endpoints/operator';
import { Notice } from '@albumen/ui/feedback/notice';
import { TabList, TabPanel } from '@albumen/ui/panels/tabs';
import type { ReactNode } from 'react';
import { useHashTab } from '../../shell/navigation/use-hash-tab.ts';
import { AccountTable } from './account-table.tsx';
import { AuditLog } from './audit-log.tsx';
import { BooksPanel } from './books-panel.tsx';
import { DeadLetterList } from './dead-letter-list.tsx';
import { Desk } from './desk.tsx';
import { DiscountList } from './discount-list.tsx';
import { JobTable } from './job-table.tsx';
import { LabOrderList, isInTrouble } from './lab-order-list.tsx';
import type { OperatorData } from './load-operator.ts';
import { OperatorList } from './operator-list.tsx';
import { Outbox } from './outbox.tsx';
import { PaidOrderList } from './paid-order-list.tsx';
import { isPayable, PayoutList } from './payout-list.tsx';
import { OwnSessions, SignOutButton } from './own-sessions.tsx';
import { QuestionList } from './question-list.tsx';
import { RightsContext } from './rights.tsx';
import './operator.css';
import { formatSize } from '@albumen/domain/sizes/format-size';

interface Section {
  name: string;
  label: string;
  count?: number;
  panel: ReactNode;
}

/** What the operator's role opens, and the operator's own sessions. */
export function OperatorDashboard(data: OperatorData) {
  const { viewer, overview } = data;
  const sections = sectionsOf(data);
  const names = sections.map(({ name }) => name);
  const tab = useHashTab(names, names[0] ?? 'you');
  return (
    <RightsContext value={viewer.rights}>
      <main id="main" className="operator" tabIndex={-1}>
        <div className="operator__head">
          <h1 className="title-lg">Operator</h1>
          <SignOutButton />
        </div>
        <UndeclaredProxies addresses={overview?.undeclaredProxies ?? []} />
        <TabList label="Operator" tabs={sections} active={tab.active} onSelect={tab.select} />
        {sections.map(({ name, panel }) => (
          <TabPanel key={name} name={name} isShown={tab.isShown(name)}>
            {panel}
          </TabPanel>
        ))}
      </main>
    </RightsContext>
  );
}

function sectionsOf(data: OperatorData): Section[] {
  const { mails, payouts, books, accounts, operators, audit } = data;
  const outbox: Section | undefined = mails && {
    name: 'outbox',
    label: 'Outbox',
    count: mails.mails?.length ?? 0,
    panel: <Outbox mails={mails.mails} />,
  };
  const isKept = mails?.mails != null;
  const sections: (Section | undefined)[] = [
    accounts && { name: 'desk', label: 'Desk', panel: <Desk /> },
    isKept ? outbox : undefined,
    ...orderSections(data),
    payouts && {
      name: 'payouts',
      label: 'Payouts',
      count: payouts.payouts.filter(isPayable).length,
      panel: <PayoutList {...payouts} />,
    },
    books && {
      name: 'books',
      label: 'Books',
      count: books.gaps.length,
      panel: <BooksPanel {...books} />,
    },
    ...systemSections(data),
    accounts && {
      name: 'accounts',
      label: 'Accounts',
      count: accounts.count,
      panel: <AccountTable accounts={accounts} />,
    },
    isKept ? undefined : outbox,
    operators && {
      name: 'operators',
      label: 'Operators',
      panel: <OperatorList operators={operators} />,
    },
    audit && { name: 'audit', label: 'Audit log', panel: <AuditLog page={audit} /> },
    { name: 'you', label: 'You', panel: <OwnSessions {...data} /> },
  ];
  return sections.filter((section) => section !== undefined);
}

function orderSections({ orders, questions, labOrders, discounts }: OperatorData) {
  return [
    orders && { name: 'orders', label: 'Orders', panel: <PaidOrderList orders={orders} /> },
    questions && {
      name: 'questions',
      label: 'Questions',
      count: questions.filter(({ isWaiting }) => isWaiting).length,
      panel: <QuestionList questions={questions} />,
    },
    labOrders && {
      name: 'lab',
      label: 'Lab',
      count: labOrders.filter(isInTrouble).length,
      panel: <LabOrderList labOrders={labOrders} />,
    },
    discounts && {
      name: 'discounts',
      label: 'Discounts',
      panel: <DiscountList discounts={discounts} />,
    },
  ];
}

function systemSections({ overview }: OperatorData): Section[] {
  if (overview === undefined) return [];
  const { jobs, deadLetters, disk } = overview;
  return [
    { name: 'jobs', label: 'Jobs', panel: <JobTable jobs={jobs} /> },
    {
      name: 'dead-letters',
      label: 'Dead letters',
      count: deadLetters.length,
      panel: <DeadLetterList letters={deadLetters} />,
    },
    { name: 'disk', label: 'Disk', panel: <DiskFacts disk={disk} /> },
  ];
}

function UndeclaredProxies({ addresses }: { addresses: readonly string[] }) {
  if (addresses.length === 0) return null;
  return (
    <Notice title={`${addresses.join(', ')} forwards for visitors and is not declared.`}>
      <p>
        If that is your proxy, set <code>TRUSTED_PROXIES={addresses.join(',')}</code> and start
        again. Until then all its visitors count as one: who guesses passwords shuts out the others.
      </p>
    </Notice>
  );
}

function DiskFacts({ disk }: { disk: OperatorOverview['disk'] }) {
  return (
    <dl className="operator__facts">
      <dt>Originals</dt>
      <dd>{formatSize(disk.storedBytes)}</dd>
      <dt>Database</dt>
      <dd>{formatSize(disk.databaseBytes)}</dd>
      <dt>Free for uploads</dt>
      <dd>
        {disk.freeBytes === null ? 'As much as the bucket takes' : formatSize(disk.freeBytes)}
      </dd>
    </dl>
  );
}
