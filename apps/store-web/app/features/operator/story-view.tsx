import { mailReceiptAgain, type Story } from '@albumen/contract/endpoints/operator-desk';
import { formatPrice } from '@albumen/domain/money/format-price';
import { Button } from '@albumen/ui/buttons/button';
import { Chip } from '@albumen/ui/chip';
import type { ReactNode } from 'react';
import { call } from '../../shell/api/browser-api.ts';
import { Moment } from '../../shell/moment.tsx';
import { AccountActions } from './account-actions.tsx';
import { May } from './rights.tsx';
import { useChange } from '../../shell/use-change.ts';

interface StoryViewProps {
  story: Story;
  onChange: () => void;
}

/** All that is known of one order, link or account, and what may be done about it. */
export function StoryView({ story, onChange }: StoryViewProps) {
  const { of, id, title, facts, account } = story;
  return (
    <article className="operator__reading" aria-label={title}>
      <h2 className="title-sm operator__link">
        {title} {account?.suspendedAt != null && <Chip isAccent>Suspended</Chip>}
      </h2>
      <dl className="operator__facts">
        {facts.map(({ name, value }) => (
          <div key={name} className="operator__fact">
            <dt>{name}</dt>
            <dd className="operator__link">{value}</dd>
          </div>
        ))}
      </dl>
      {account && (
        <May right="accounts:manage">
          <AccountActions id={id} account={account} onChange={onChange} />
        </May>
      )}
      {of === 'order' && (
        <May right="orders:support">
          <ReceiptAgain id={id} onChange={onChange} />
        </May>
      )}
      <Chapters story={story} />
    </article>
  );
}

function ReceiptAgain({ id, onChange }: { id: string; onChange: () => void }) {
  const { isBusy, change } = useChange(onChange);
  const send = () =>
    change(
      () => call(mailReceiptAgain, { params: { id } }),
      ({ isDone }) => (isDone ? 'The receipt is mailed again.' : 'Nothing was ordered yet.'),
    );
  return (
    <div className="operator__actions">
      <Button isDense isBusy={isBusy} onClick={() => void send()}>
        Mail the receipt again
      </Button>
    </div>
  );
}

function Chapters({ story: { charges, lab, timeline, mails, jobs } }: { story: Story }) {
  return (
    <>
      <Chapter title="Charges">
        {charges.map((charge) => (
          <li key={charge.reference}>
            {formatPrice(charge.amountMinor, charge.currency)} {charge.method}, {charge.status}
            {charge.failureText !== null && `: ${charge.failureText}`}
            <Aside at={charge.claimedAt}>
              {[charge.reference, charge.transactionId].filter(Boolean).join(', ')}
            </Aside>
          </li>
        ))}
      </Chapter>
      <Chapter title="Lab">
        {lab.map(({ reference, status, attempt, labReference, reason, updatedAt }) => (
          <li key={reference}>
            {reference} {status}
            {attempt > 1 && `, attempt ${attempt}`}
            {reason !== null && `: ${reason}`}
            <Aside at={updatedAt}>{labReference}</Aside>
          </li>
        ))}
      </Chapter>
      <Chapter title="What happened">
        {timeline.map(({ title, detail, happenedAt }, index) => (
          <li key={`${happenedAt} ${index}`}>
            {title}
            <Aside at={happenedAt}>{detail}</Aside>
          </li>
        ))}
      </Chapter>
      <Chapter title="Mails that are kept">
        {mails.map(({ kind, subject, createdAt }) => (
          <li key={`${createdAt} ${kind}`}>
            {subject}
            <Aside at={createdAt} />
          </li>
        ))}
      </Chapter>
      <Chapter title="Jobs under way">
        {jobs.map(({ name, state, createdAt }) => (
          <li key={`${createdAt} ${name}`}>
            {name}, {state}
            <Aside at={createdAt} />
          </li>
        ))}
      </Chapter>
    </>
  );
}

function Chapter({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <h3 className="text-sm text-muted">{title}</h3>
      <ul className="operator__uses operator__link">{children}</ul>
    </section>
  );
}

function Aside({ at, children }: { at: string; children?: ReactNode }) {
  return (
    <span className="text-sm text-muted">
      {' · '}
      <Moment at={at} />
      {children !== undefined && children !== null && children !== '' && <> · {children}</>}
    </span>
  );
}
