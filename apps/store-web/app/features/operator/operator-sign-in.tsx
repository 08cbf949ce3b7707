import { operatorCredentials } from '@albumen/contract/endpoints/credentials';
import { redeemOperatorLink } from '@albumen/contract/endpoints/operators';
import { operatorEmailForm, operatorTokenForm } from '@albumen/contract/forms/operator-forms';
import { Button } from '@albumen/ui/buttons/button';
import { Notice } from '@albumen/ui/feedback/notice';
import { PasswordField } from '@albumen/ui/forms/password-field';
import { TextField } from '@albumen/ui/forms/text-field';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useActionData } from 'react-router';
import { call } from '../../shell/api/browser-api.ts';
import { Form, SubmitButton } from '../../shell/forms/form.tsx';
import { isOutcomeOf } from '../../shell/forms/form-outcome.ts';
import { NarrowPage } from '../../shell/layouts/narrow-page.tsx';
import { PasskeySignIn } from '../credentials/passkey-sign-in.tsx';
import { OperatorCode } from './operator-code.tsx';
import { useChange } from '../../shell/use-change.ts';

export const forms = { mail: 'mail', token: 'token' } as const;

/** By a mailed link; the token is for the first start, and for whoever lost every other way. */
export function OperatorSignIn() {
  const outcome = useActionData<unknown>();
  const brought = useBrought();
  const [isSpent, setIsSpent] = useState(false);
  if (brought?.kind === 'link' && !isSpent) {
    return <LinkInHand link={brought.secret} onGone={() => setIsSpent(true)} />;
  }
  const token = brought?.kind === 'token' ? brought.secret : '';
  const isTokenUsed = token !== '' || isOutcomeOf(forms.token, outcome);
  return (
    <NarrowPage
      title="Operator"
      lead="For those who run this store. A link that signs you in is mailed to you."
    >
      {isMailed(outcome) && (
        <Notice title="Look into your mailbox">
          <p>
            If {outcome.mailedTo} is an operator&rsquo;s, a link is on its way. It works once, for
            an hour.
          </p>
        </Notice>
      )}
      <Form name={forms.mail} rules={operatorEmailForm} className="narrow-page__form">
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="username webauthn"
          required
        />
        <SubmitButton form={forms.mail} isWide>
          Mail me a link
        </SubmitButton>
      </Form>
      <PasskeySignIn calls={operatorCredentials} />
      <details className="operator__token" open={isTokenUsed}>
        <summary>First start, or no other way in?</summary>
        <TokenForm key={token} token={token} />
      </details>
    </NarrowPage>
  );
}

interface Brought {
  kind: string;
  secret: string;
}

let brought: Brought | undefined;

function readAddress(): Brought | undefined {
  const [, kind, secret] = /^#(link|token)=(.+)$/.exec(window.location.hash) ?? [];
  if (kind === undefined || secret === undefined) return brought;
  if (brought?.secret !== secret) brought = { kind, secret };
  return brought;
}

/** What the address carried behind its hash, which no server and no log ever sees; taken out of it at once. */
function useBrought(): Brought | undefined {
  const found = useSyncExternalStore(listenForNothing, readAddress, () => undefined);
  useEffect(() => {
    if (found !== undefined) window.history.replaceState(null, '', window.location.pathname);
  }, [found]);
  return found;
}

/** A link that has worked is spent: whoever signs out again needs another one. */
function forgetBrought(): void {
  brought = undefined;
}

const listenForNothing = () => () => undefined;

function isMailed(value: unknown): value is { mailedTo: string } {
  return typeof value === 'object' && value !== null && 'mailedTo' in value;
}

function TokenForm({ token }: { token: string }) {
  return (
    <>
      <p className="text-sm text-muted">
        The operator token was printed at the first start and lies in <code>secrets.json</code> of
        the data folder. It makes the first operator. Later it lets an administrator in, and mails
        all of them that it did.
      </p>
      <Form name={forms.token} rules={operatorTokenForm} className="narrow-page__form">
        <PasswordField
          name="token"
          label="Operator token"
          autoComplete="off"
          defaultValue={token}
          required
        />
        <TextField name="email" label="Your email" type="email" autoComplete="email" required />
        <TextField name="name" label="Your name" autoComplete="name" required />
        <SubmitButton form={forms.token} isWide>
          Open
        </SubmitButton>
      </Form>
    </>
  );
}

/** Pressed by a person: programs that open every link of a mail don't use it up. */
function LinkInHand({ link, onGone }: { link: string; onGone: () => void }) {
  const { isBusy, change } = useChange();
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  const redeem = async () => {
    const send = () => call(redeemOperatorLink, { body: { token: link } });
    const done = ({ isCodeAsked: isAsked }: { isCodeAsked: boolean }) => {
      setIsCodeAsked(isAsked);
      if (!isAsked) forgetBrought();
      return isAsked ? 'Your link is right.' : 'You are signed in.';
    };
    if (!(await change(send, done))) onGone();
  };
  if (isCodeAsked) return <OperatorCode onGone={onGone} onIn={forgetBrought} />;
  return (
    <NarrowPage title="Operator" lead="Your link is here. It works once.">
      <Button kind="primary" isWide isBusy={isBusy} onClick={() => void redeem()}>
        Sign in
      </Button>
    </NarrowPage>
  );
}
