import type { Gallery } from '@albumen/contract/endpoints/galleries';
import { Disclosure } from '@albumen/ui/panels/disclosure';
import { ShareIcon } from '@albumen/ui/icons';
import { useState, type ToggleEvent } from 'react';
import { ShareSheet } from './share-sheet.tsx';
import { useShare } from './use-share.ts';

/** Opening makes the link; an unverified account is asked to verify first. */
export function ShareMenu({ gallery }: { gallery: Gallery }) {
  const share = useShare(gallery);
  const [isOpen, setIsOpen] = useState(false);
  const toggle = async ({ target }: ToggleEvent<HTMLElement>) => {
    if (!(target instanceof HTMLDetailsElement)) return;
    setIsOpen(target.open);
    if (!target.open || share.link !== null) return;
    if ((await share.make()) === 'notVerified') target.open = false;
  };
  return (
    <div onToggle={(event) => void toggle(event)}>
      <Disclosure
        className="share-menu"
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
