import { mailLink } from '@albumen/contract/endpoints/galleries';
import { Button } from '@albumen/ui/buttons/button';
import { useState, type SubmitEvent } from 'react';
import { call } from '../../../shell/api/browser-api.ts';

type MailState = { is: 'idle' | 'sending' | 'sent' } | { is: 'failed'; message: string };

export function MailLink({ galleryId }: { galleryId: string }) {
  const [state, setState] = useState<MailState>({ is: 'idle' });
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get('email');
    const email = typeof typed === 'string' ? typed : '';
    setState({ is: 'sending' });
    const reply = await call(mailLink, { params: { galleryId }, body: { email } });
    if (reply.ok) form.reset();
    const wrong = reply.ok ? undefined : reply.problem.fields?.['email']?.[0];
    setState(reply.ok ? { is: 'sent' } : { is: 'failed', message: wrong ?? reply.problem.title });
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <div className="share-sheet__row">
        <input
          className="input"
          type="email"
          name="email"
          placeholder="guest@example.com"
          aria-label="Mail the link to"
          autoComplete="off"
          aria-invalid={state.is === 'failed' || undefined}
          aria-describedby="mail-link-answer"
        />
        <Button type="submit" isBusy={state.is === 'sending'}>
          Mail it
        </Button>
      </div>
      <output
        id="mail-link-answer"
        className={
          state.is === 'failed' ? 'share-sheet__answer field__errors' : 'share-sheet__answer'
        }
      >
        {state.is === 'sent' && 'The mail is on its way.'}
        {state.is === 'failed' && state.message}
      </output>
    </form>
  );
}
