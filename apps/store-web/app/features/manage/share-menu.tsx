import type { Gallery } from '@albumen/contract/endpoints/galleries';
import { Disclosure } from '@albumen/ui/disclosure';
import { ShareIcon } from '@albumen/ui/icons';
import { useState } from 'react';
import { ShareSheet } from './share-sheet.tsx';
import { useShare } from './use-share.ts';

/** Opening makes the link; an unverified account is asked to verify first. */
export function ShareMenu({ gallery }: { gallery: Gallery }) {
  const share = useShare(gallery);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div
      onToggle={({ target }) => {
        if (!(target instanceof HTMLDetailsElement)) return;
        setIsOpen(target.open);
        if (target.open && share.link === null) void share.make();
      }}
    >
      <Disclosure
        summary={
          <span className="button button--primary button--dense">
            <ShareIcon size={16} /> Share gallery
          </span>
        }
      >
        {isOpen && <ShareSheet gallery={gallery} share={share} />}
      </Disclosure>
    </div>
  );
}
