import type { OperatorDiscount } from '@albumen/contract/endpoints/operator-discounts';
import type { OperatorLabOrder } from '@albumen/contract/endpoints/lab';
import type { OperatorOrder } from '@albumen/contract/endpoints/operator-orders';
import type { BooksState, OperatorPayouts } from '@albumen/contract/endpoints/operator-books';
import type { OrderQuestion } from '@albumen/contract/endpoints/orders';
import type { OperatorOverview } from '@albumen/contract/endpoints/operator';
import { Notice } from '@albumen/ui/feedback/notice';
import { TabList, TabPanel } from '@albumen/ui/panels/tabs';
import { useHashTab } from '../../shell/navigation/use-hash-tab.ts';
import { AccountTable } from './account-table.tsx';
import { BooksPanel } from './books-panel.tsx';
import { DeadLetterList } from './dead-letter-list.tsx';
import { DiscountList } from './discount-list.tsx';
import { JobTable } from './job-table.tsx';
import { LabOrderList, isInTrouble } from './lab-order-list.tsx';
import { Outbox } from './outbox.tsx';
import { PaidOrderList } from './paid-order-list.tsx';
import { isPayable, PayoutList } from './payout-list.tsx';
import { QuestionList } from './question-list.tsx';
import './operator.css';
import { formatSize } from '@albumen/domain/sizes/format-size';

const names = [
  'outbox',
  'orders',
  'questions',
  'lab',
  'discounts',
  'payouts',
  'books',
  'jobs',
  'dead-letters',
  'accounts',
  'disk',
] as const;

export interface OperatorData {
  overview: OperatorOverview;
  labOrders: readonly OperatorLabOrder[];
  questions: readonly OrderQuestion[];
  orders: readonly OperatorOrder[];
  discounts: readonly OperatorDiscount[];
  payouts: OperatorPayouts;
  books: BooksState;
}

export function OperatorDashboard(data: OperatorData) {
  const { overview, labOrders, questions, orders, discounts, payouts, books } = data;
  const tab = useHashTab(names, overview.outbox === null ? 'jobs' : 'outbox');
  const tabs = [
    { name: 'outbox', label: 'Outbox', count: overview.outbox?.length ?? 0 },
    { name: 'orders', label: 'Orders' },
    {
      name: 'questions',
      label: 'Questions',
      count: questions.filter(({ isWaiting }) => isWaiting).length,
    },
    { name: 'lab', label: 'Lab', count: labOrders.filter(isInTrouble).length },
    { name: 'discounts', label: 'Discounts' },
    { name: 'payouts', label: 'Payouts', count: payouts.payouts.filter(isPayable).length },
    { name: 'books', label: 'Books', count: books.gaps.length },
    { name: 'jobs', label: 'Jobs' },
    { name: 'dead-letters', label: 'Dead letters', count: overview.deadLetters.length },
    { name: 'accounts', label: 'Accounts', count: overview.accounts.count },
    { name: 'disk', label: 'Disk' },
  ] as const;
  const panels = {
    outbox: <Outbox mails={overview.outbox} />,
    orders: <PaidOrderList orders={orders} />,
    questions: <QuestionList questions={questions} />,
    lab: <LabOrderList labOrders={labOrders} />,
    discounts: <DiscountList discounts={discounts} />,
    payouts: <PayoutList {...payouts} />,
    books: <BooksPanel {...books} />,
    jobs: <JobTable jobs={overview.jobs} />,
    'dead-letters': <DeadLetterList letters={overview.deadLetters} />,
    accounts: <AccountTable accounts={overview.accounts} />,
    disk: <DiskFacts disk={overview.disk} />,
  };
  return (
    <main id="main" className="operator" tabIndex={-1}>
      <h1 className="title-lg">Operator</h1>
      <UndeclaredProxies addresses={overview.undeclaredProxies} />
      <TabList label="Operator" tabs={tabs} active={tab.active} onSelect={tab.select} />
      {names.map((name) => (
        <TabPanel key={name} name={name} isShown={tab.isShown(name)}>
          {panels[name]}
        </TabPanel>
      ))}
    </main>
  );
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
