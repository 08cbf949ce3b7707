import type { MailKind } from '@albumen/contract/endpoints/accounts';
import { useShell } from '../../../shell/shell-context.tsx';
import { PlatePage } from '../../plates/plate-page.tsx';

const purposes: Record<MailKind, string> = {
  register: 'verify your email',
  login: 'sign in',
  welcome: 'verify your email',
  reset: 'set a new password',
};

export function MailSent({ sentTo, kind }: { sentTo: string; kind: MailKind }) {
  const { publicConfig } = useShell();
  return (
    <PlatePage
      scene="mail"
      title="Look in your mail"
      lead={
        <>
          We sent a link to <strong>{sentTo}</strong>. Follow it to {purposes[kind]}; it works once.
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
    </PlatePage>
  );
}
