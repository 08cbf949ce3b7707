import type { MailKind } from '@albumen/contract/endpoints/accounts';
import { useShell } from '../../shell/shell-context.tsx';
import { NarrowPage } from '../../shell/narrow-page.tsx';

const purposes: Record<MailKind, string> = {
  register: 'verifies your email',
  login: 'signs you in',
  welcome: 'verifies your email',
  reset: 'sets a new password',
};

export function MailSent({ sentTo, kind }: { sentTo: string; kind: MailKind }) {
  const { publicConfig } = useShell();
  return (
    <NarrowPage
      title="Look in your mail"
      lead={
        <>
          We sent a link to <strong>{sentTo}</strong>. It {purposes[kind]}, once, and for an hour at
          least.
        </>
      }
    >
      <p className="narrow-page__note">
        Nothing there? Look among unwanted mail, or ask again in a few minutes.
      </p>
      {publicConfig.isDemo && (
        <p className="narrow-page__note">
          On this computer mail stays in the outbox: <a href="/operator#outbox">open the outbox</a>.
        </p>
      )}
    </NarrowPage>
  );
}
