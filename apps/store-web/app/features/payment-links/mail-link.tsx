import { mailPaymentLink, type PaymentLink } from '@albumen/contract/endpoints/payment-links';
import { Button } from '@albumen/ui/buttons/button';
import { MailIcon } from '@albumen/ui/icons';
import { call } from '../../shell/api/browser-api.ts';
import { Moment } from '../../shell/moment.tsx';
import { showToast } from '../../shell/toasts/toast-store.ts';
import { useLinkChange } from './use-link-change.ts';

interface LinkChangeProps {
  link: PaymentLink;
  onChange: (link: PaymentLink) => void;
}

/** Mails the link; from the second time on it is a reminder. */
export function MailLink({ link, onChange }: LinkChangeProps) {
  const { linkId, payerEmail, mailedAt, canMail } = link;
  const { isBusy, failure, run } = useLinkChange(onChange);
  if (!canMail) return null;
  const mail = async () => {
    const isSent = await run(() => call(mailPaymentLink, { params: { linkId } }));
    if (isSent) showToast(`Mailed to ${payerEmail}.`);
  };
  return (
    <section className="payment-link__section">
      <h2 className="title-sm">By mail</h2>
      <p className="text-muted">
        To {payerEmail}
        {mailedAt !== null && (
          <>
            {', mailed '}
            <Moment at={mailedAt} />
          </>
        )}
      </p>
      <div>
        <Button icon={<MailIcon size={16} />} isBusy={isBusy} onClick={() => void mail()}>
          {mailedAt === null ? 'Mail the link' : 'Send a reminder'}
        </Button>
      </div>
      {failure !== undefined && (
        <p className="field__errors" role="alert">
          {failure}
        </p>
      )}
    </section>
  );
}
