import { pathOf } from '@albumen/contract/endpoint';
import { linkQrCode, mailLink, type Gallery } from '@albumen/contract/endpoints/galleries';
import { limits } from '@albumen/contract/limits';
import { Button } from '@albumen/ui/button';
import { Notice } from '@albumen/ui/notice';
import { useEffect, useState, type SubmitEvent } from 'react';
import { call } from '../../shell/browser-api.ts';
import { copyText } from '../../shell/share-link.ts';
import type { Share } from './use-share.ts';

export function ShareSheet({ gallery, share }: { gallery: Gallery; share: Share }) {
  const { link, failure } = share;
  if (failure !== undefined) return <Notice kind="danger" title={failure} />;
  if (link === null) return <p className="text-sm text-muted">Making the link …</p>;
  return (
    <div className="share-sheet">
      <CopyLink link={link} />
      <img
        className="share-sheet__qr"
        src={pathOf(linkQrCode.path, { galleryId: gallery.galleryId })}
        alt="QR code of the link"
        width={144}
        height={144}
      />
      <MailLink galleryId={gallery.galleryId} />
      <p className="share-sheet__row text-sm">
        <a href={link} target="_blank" rel="noreferrer">
          See it as a guest
        </a>
        <Button isDense kind="quiet" onClick={() => void share.revoke()}>
          Revoke link
        </Button>
      </p>
    </div>
  );
}

function CopyLink({ link }: { link: string }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), limits.shareCopiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    await copyText(link);
    setIsCopied(true);
  };
  return (
    <div className="share-sheet__row">
      <input
        className="input"
        readOnly
        value={link}
        aria-label="Link"
        onFocus={({ target }) => target.select()}
      />
      <Button kind="primary" onClick={() => void copy()}>
        <span aria-live="polite">{isCopied ? 'Copied' : 'Copy link'}</span>
      </Button>
    </div>
  );
}

type MailState = { is: 'idle' | 'sending' | 'sent' } | { is: 'failed'; message: string };

function MailLink({ galleryId }: { galleryId: string }) {
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
          aria-invalid={state.is === 'failed' || undefined}
        />
        <Button type="submit" isBusy={state.is === 'sending'}>
          Mail it
        </Button>
      </div>
      <output className="share-sheet__answer text-sm">
        {state.is === 'sent' && 'The mail is on its way.'}
        {state.is === 'failed' && state.message}
      </output>
    </form>
  );
}
