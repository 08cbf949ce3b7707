import { AccountTable } from './account-table.tsx';
import { AuditLog } from './audit-log.tsx';
import { BooksPanel } from './books-panel.tsx';
import { DeadLetterList } from './dead-letter-list.tsx';
import { Desk } from './desk.tsx';
import { DiscountList } from './discount-list.tsx';
import { DiskFacts } from './disk-facts.tsx';
import { JobTable } from './job-table.tsx';
import { LabOrderList, isInTrouble } from './lab-order-list.tsx';
import type { OperatorData } from './load-operator.ts';
import { OperatorList } from './operator-list.tsx';
import { Outbox } from './outbox.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PaidOrderList } from './paid-order-list.tsx';
import { isPayable, PayoutList } from './payout-list.tsx';
import { QuestionList } from './question-list.tsx';
import type { Group, Section } from './section-tabs.tsx';

type Maybe = Section | undefined;

/** What the operator's role opens, by what it is about; without a group of which nothing is open. */
export function groupsOf(data: OperatorData): Group[] {
  const { accounts } = data;
  const groups: [string, Maybe[]][] = [
    ['Desk', [accounts && { name: 'desk', label: 'Desk', panel: <Desk /> }]],
    ['Orders', orderSections(data)],
    ['Money', moneySections(data)],
    ['People', peopleSections(data)],
    ['System', systemSections(data)],
    ['You', [{ name: 'you', label: 'You', panel: <OwnSessions {...data} /> }]],
  ];
  return groups
    .map(([label, sections]) => ({
      label,
      sections: sections.filter((section) => section !== undefined),
    }))
    .filter(({ sections }) => sections.length > 0);
}

function orderSections({ orders, questions, labOrders, discounts }: OperatorData): Maybe[] {
  return [
    orders && { name: 'orders', label: 'Orders', panel: <PaidOrderList orders={orders} /> },
    questions && {
      name: 'questions',
      label: 'Questions',
      waiting: questions.filter(({ isWaiting }) => isWaiting).length,
      panel: <QuestionList questions={questions} />,
    },
    labOrders && {
      name: 'lab',
      label: 'Lab',
      waiting: labOrders.filter(isInTrouble).length,
      panel: <LabOrderList labOrders={labOrders} />,
    },
    discounts && {
      name: 'discounts',
      label: 'Discounts',
      panel: <DiscountList discounts={discounts} />,
    },
  ];
}

function moneySections({ payouts, books }: OperatorData): Maybe[] {
  return [
    payouts && {
      name: 'payouts',
      label: 'Payouts',
      waiting: payouts.payouts.filter(isPayable).length,
      panel: <PayoutList {...payouts} />,
    },
    books && {
      name: 'books',
      label: 'Books',
      waiting: books.gaps.length,
      panel: <BooksPanel {...books} />,
    },
  ];
}

function peopleSections({ viewer, accounts, operators, audit }: OperatorData): Maybe[] {
  return [
    accounts && {
      name: 'accounts',
      label: 'Accounts',
      count: accounts.count,
      panel: <AccountTable accounts={accounts} />,
    },
    operators && {
      name: 'operators',
      label: 'Operators',
      panel: <OperatorList operators={operators} ownId={viewer.id} />,
    },
    audit && { name: 'audit', label: 'Audit log', panel: <AuditLog page={audit} /> },
  ];
}

function systemSections({ overview, mails }: OperatorData): Maybe[] {
  return [
    mails && {
      name: 'outbox',
      label: 'Outbox',
      count: mails.mails?.length ?? 0,
      panel: <Outbox mails={mails.mails} />,
    },
    overview && { name: 'jobs', label: 'Jobs', panel: <JobTable jobs={overview.jobs} /> },
    overview && {
      name: 'dead-letters',
      label: 'Dead letters',
      waiting: overview.deadLetters.length,
      panel: <DeadLetterList letters={overview.deadLetters} />,
    },
    overview && { name: 'disk', label: 'Disk', panel: <DiskFacts {...overview} /> },
  ];
}
