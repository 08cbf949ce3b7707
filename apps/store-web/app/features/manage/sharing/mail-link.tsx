import { mailLink } from '@albumen/contract/endpoints/galleries';
import { emailsIn } from '@albumen/contract/rules';
import { Button } from '@albumen/ui/buttons/button';
import { useState, type SubmitEvent } from 'react';
import { call } from '../../../shell/api/browser-api.ts';
import { useIdempotencyKey } from '../../payment/use-idempotency-key.ts';

type MailState =
  | { is: 'idle' | 'sending' }
  | { is: 'sent'; count: number }
  | { is: 'failed'; message: string };

/** Mails the link to one guest or to many, with a personal line. */
export function MailLink({ galleryId }: { galleryId: string }) {
  const [state, setState] = useState<MailState>({ is: 'idle' });
  const key = useIdempotencyKey();
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const [email, note] = [textOf(form, 'email'), textOf(form, 'note')];
    setState({ is: 'sending' });
    const reply = await call(mailLink, {
      params: { galleryId },
      body: { email, note },
      headers: key.headersFor(JSON.stringify([email, note])),
    });
    if (reply.ok) {
      key.wentThrough();
      form.reset();
      return setState({ is: 'sent', count: emailsIn(email).length });
    }
    const { fields, title } = reply.problem;
    const wrong = Object.values(fields ?? {}).flat()[0];
    return setState({ is: 'failed', message: wrong ?? title });
  };
  return (
    <form className="share-sheet__mail" onSubmit={(event) => void send(event)} noValidate>
      <div className="share-sheet__row">
        <input
          className="input"
          type="text"
          inputMode="email"
          name="email"
          placeholder="mia@example.com, tom@example.com"
          aria-label="Mail the link to"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={state.is === 'failed' || undefined}
          aria-describedby="mail-link-answer"
        />
        <Button type="submit" isBusy={state.is === 'sending'}>
          Mail it
        </Button>
      </div>
      <textarea
        className="input"
        name="note"
        rows={2}
        placeholder="A personal line (optional)"
        aria-label="A personal line"
      />
      <output
        id="mail-link-answer"
        className={
          state.is === 'failed' ? 'share-sheet__answer field__errors' : 'share-sheet__answer'
        }
      >
        {state.is === 'sent' && sentNote(state.count)}
        {state.is === 'failed' && state.message}
      </output>
    </form>
  );
}

function textOf(form: HTMLFormElement, name: string): string {
  const typed = new FormData(form).get(name);
  return typeof typed === 'string' ? typed : '';
}

function sentNote(count: number): string {
  return count === 1 ? 'The mail is on its way.' : `${count} mails are on their way.`;
}
