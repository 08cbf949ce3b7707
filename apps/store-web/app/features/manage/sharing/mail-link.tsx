import { mailLink } from '@albumen/contract/endpoints/galleries';
import { emailsIn } from '@albumen/contract/rules';
import { limits } from '@albumen/contract/limits';
import { Button } from '@albumen/ui/buttons/button';
import { CharacterCount, isOver } from '@albumen/ui/forms/character-count';
import { useState, type SubmitEvent } from 'react';
import { valuesOf } from '../../../shell/forms/check-form.ts';
import { call } from '../../../shell/api/browser-api.ts';
import { useIdempotencyKey } from '../../payment/use-idempotency-key.ts';

type MailState =
  | { is: 'idle' | 'sending' }
  | { is: 'sent'; count: number }
  | { is: 'failed'; message: string; field: 'email' | 'note' | undefined };

const max = limits.invitationNoteCharacters;

/** Mails the link to one guest or to many, with a personal line. */
export function MailLink({ galleryId }: { galleryId: string }) {
  const [state, setState] = useState<MailState>({ is: 'idle' });
  const [note, setNote] = useState('');
  const wrong = state.is === 'failed' ? state.field : undefined;
  const key = useIdempotencyKey();
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = valuesOf(form)['email'] ?? '';
    setState({ is: 'sending' });
    const reply = await call(mailLink, {
      params: { galleryId },
      body: { email, note },
      headers: key.headersFor(JSON.stringify([email, note])),
    });
    if (reply.ok) {
      key.wentThrough();
      form.reset();
      setNote('');
      return setState({ is: 'sent', count: emailsIn(email).length });
    }
    const { fields = {}, title } = reply.problem;
    const field = (['email', 'note'] as const).find((name) => fields[name] !== undefined);
    const message = (field && fields[field]?.[0]) ?? title;
    return setState({ is: 'failed', message, field });
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
          aria-invalid={wrong === 'email' || undefined}
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
        value={note}
        aria-invalid={wrong === 'note' || isOver({ text: note, max }) || undefined}
        aria-describedby="mail-link-answer"
        onChange={({ target }) => setNote(target.value)}
      />
      <span className="share-sheet__count text-sm">
        <CharacterCount text={note} max={max} />
      </span>
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

function sentNote(count: number): string {
  return count === 1 ? 'The mail is on its way.' : `${count} mails are on their way.`;
}
