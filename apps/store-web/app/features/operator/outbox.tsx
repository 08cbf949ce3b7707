import {
  getOperatorMail,
  type OperatorMail,
  type OperatorMails,
} from '@albumen/contract/endpoints/operator';
import { labBrandFacts } from '@albumen/contract/brands';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { useState } from 'react';
import { call } from '../../shell/api/browser-api.ts';
import { Moment } from '../../shell/moment.tsx';
import { MailView } from './mail-view.tsx';

type Mails = NonNullable<OperatorMails['mails']>;

/** Mail that never left this computer, so that every link in it can be followed offline. */
export function Outbox({ mails }: { mails: Mails | null }) {
  const [open, setOpen] = useState<OperatorMail>();
  if (mails === null) {
    return <EmptyState title="Mail leaves by SMTP">Nothing is kept here.</EmptyState>;
  }
  if (mails.length === 0) {
    return <EmptyState title="No mail yet">What Albumen sends appears here.</EmptyState>;
  }
  const show = async (id: string) => {
    const reply = await call(getOperatorMail, { params: { id } });
    if (reply.ok) setOpen(reply.value);
  };
  return (
    <div className="operator__mail">
      <ul className="operator__list">
        {mails.map((mail) => (
          <li key={mail.id}>
            <button
              type="button"
              className="operator__letter"
              aria-pressed={mail.id === open?.id}
              onClick={() => void show(mail.id)}
            >
              <span className="operator__subject">{mail.subject}</span>
              <span className="text-sm text-muted">
                {mail.toAddress} · {labBrandFacts[mail.labBrand].name} ·{' '}
                <Moment at={mail.createdAt} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open ? <MailView mail={open} /> : <p className="text-muted">Choose a mail to read it.</p>}
    </div>
  );
}
