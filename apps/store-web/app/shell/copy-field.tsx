import { limits } from '@albumen/contract/limits';
import { Button } from '@albumen/ui/buttons/button';
import { CheckIcon, CopyIcon } from '@albumen/ui/icons';
import { useEffect, useState } from 'react';
import { copyText } from './navigation/share-link.ts';

/** A link to look at, and a button that copies it and says so for two seconds. */
export function CopyField({ link }: { link: string }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), limits.shareCopiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => setIsCopied(await copyText(link));
  return (
    <>
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
    </>
  );
}
