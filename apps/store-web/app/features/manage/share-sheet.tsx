import { pathOf } from '@albumen/contract/endpoint';
import { linkQrCode, type Gallery } from '@albumen/contract/endpoints/galleries';
import { Button } from '@albumen/ui/button';
import { Notice } from '@albumen/ui/notice';
import { Skeleton } from '@albumen/ui/skeleton';
import { useState } from 'react';
import { CopyLink } from './copy-link.tsx';
import { MailLink } from './mail-link.tsx';
import type { Share } from './use-share.ts';
import './share-sheet.css';

export function ShareSheet({ gallery, share }: { gallery: Gallery; share: Share }) {
  const { link, failure, isRevoked } = share;
  if (failure !== undefined) {
    return (
      <Notice kind="danger" title={failure}>
        <Button isDense onClick={() => void share.make()}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (link === null && isRevoked) return <Revoked share={share} />;
  if (link === null) return <SheetSkeleton />;
  const qrCode = pathOf(linkQrCode.path, { galleryId: gallery.galleryId });
  return (
    <div className="share-sheet">
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
    </div>
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
    <div className="share-sheet">
      <Notice kind="done" title="The link is revoked.">
        <p>Whoever has it sees that there is no page.</p>
      </Notice>
      <Button onClick={() => void share.make()}>Make a new link</Button>
    </div>
  );
}

function SheetSkeleton() {
  return (
    <div className="share-sheet" aria-busy="true">
      <p className="title-sm">Making the link</p>
      <Skeleton shape="block" className="share-sheet__wait" />
    </div>
  );
}
