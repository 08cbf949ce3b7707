import { pathOf } from '@albumen/contract/endpoint';
import { type Gallery, linkQrCode } from '@albumen/contract/endpoints/galleries';
import { Button } from '@albumen/ui/buttons/button';
import { Notice } from '@albumen/ui/feedback/notice';
import { Skeleton } from '@albumen/ui/feedback/skeleton';
import { useEffect, useRef, useState } from 'react';
import { MailLink } from './mail-link.tsx';
import type { Share } from './use-share.ts';
import './share-sheet.css';
import { CopyField } from '../../../shell/copy-field.tsx';

interface ShareSheetProps {
  gallery: Gallery;
  share: Share;
}

export function ShareSheet(props: ShareSheetProps) {
  const { link, failure, isRevoked } = props.share;
  const element = useRef<HTMLDivElement>(null);
  const shows = failure?.message ?? link ?? (isRevoked ? 'revoked' : 'making');
  useEffect(() => {
    // What was pressed is gone: the keyboard goes on from here.
    if (document.activeElement === document.body) element.current?.focus();
  }, [shows]);
  return (
    <div ref={element} className="share-sheet" tabIndex={-1} aria-busy={shows === 'making'}>
      <SheetBody {...props} />
    </div>
  );
}

function SheetBody({ gallery, share }: ShareSheetProps) {
  const { link, failure, isRevoked } = share;
  if (failure !== undefined) {
    return (
      <Notice kind="danger" title={failure.message}>
        <Button isDense onClick={() => void failure.again()}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (link === null && isRevoked) return <Revoked share={share} />;
  if (link === null) return <SheetSkeleton />;
  const qrCode = pathOf(linkQrCode.path, { galleryId: gallery.galleryId });
  return (
    <>
      <p className="title-sm">Share “{gallery.title}”</p>
      <CopyLink link={link} title={gallery.title} />
      <MailLink galleryId={gallery.galleryId} />
      <div className="share-sheet__code">
        <img src={qrCode} alt="QR code of the link" width={112} height={112} />
        <p className="text-sm">
          Print it, or hold a phone over it.
          <br />
          <a href={qrCode} download={`${gallery.title || 'gallery'}.svg`}>
            Save QR code
          </a>
        </p>
      </div>
      <ShareFoot link={link} share={share} />
    </>
  );
}

function ShareFoot({ link, share }: { link: string; share: Share }) {
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked) {
    return (
      <p className="share-sheet__foot text-sm">
        <a href={link} target="_blank" rel="noreferrer">
          See it as a guest
        </a>
        <Button isDense kind="quiet" onClick={() => setIsAsked(true)}>
          Revoke link
        </Button>
      </p>
    );
  }
  return (
    <div className="share-sheet__foot share-sheet__foot--asked text-sm">
      <p>The link and its QR code stop working at once. The next link is another one.</p>
      <Button isDense onClick={() => setIsAsked(false)}>
        Keep link
      </Button>
      <Button isDense kind="danger" onClick={() => void share.revoke()}>
        Revoke link
      </Button>
    </div>
  );
}

function Revoked({ share }: { share: Share }) {
  return (
    <>
      <Notice kind="done" title="The link is revoked.">
        <p>Whoever has it sees that there is no page.</p>
      </Notice>
      <Button onClick={() => void share.make()}>Make a new link</Button>
    </>
  );
}

function SheetSkeleton() {
  return (
    <>
      <p className="title-sm">Making the link</p>
      <Skeleton shape="block" className="share-sheet__wait" />
    </>
  );
}

/** Copies; a phone can hand the link to its other apps as well. */
function CopyLink({ link, title }: { link: string; title: string }) {
  const canHandOver = 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
  return (
    <>
      <div className="share-sheet__row">
        <CopyField link={link} />
      </div>
      {canHandOver && (
        <Button
          isWide
          onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
        >
          Send with another app
        </Button>
      )}
    </>
  );
}
