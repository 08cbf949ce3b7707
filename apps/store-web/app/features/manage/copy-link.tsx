import { limits } from '@albumen/contract/limits';
import { Button } from '@albumen/ui/button';
import { CheckIcon, CopyIcon } from '@albumen/ui/icons';
import { useEffect, useState } from 'react';
import { copyText } from '../../shell/share-link.ts';

/** Copies, and says so for two seconds; a phone can hand the link to its other apps as well. */
export function CopyLink({ link, title }: { link: string; title: string }) {
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
  const canHandOver = 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
  return (
    <>
      <div className="share-sheet__row">
        <input
          className="input"
          readOnly
          value={link}
          aria-label="Link"
          onFocus={({ target }) => target.select()}
        />
        <Button
          kind="primary"
          icon={isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
          onClick={() => void copy()}
        >
          {isCopied ? 'Copied' : 'Copy link'}
        </Button>
        <output className="visually-hidden">{isCopied ? 'Link copied' : ''}</output>
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
