import { IconButton } from '@albumen/ui/buttons/icon-button';
import { CloseIcon } from '@albumen/ui/icons';
import type { ReactNode } from 'react';

export interface PreviewDetailsProps {
  onClose: () => void;
  children: ReactNode;
}

/** Stands beside the photo, on a phone below it; the photo makes room. */
export function PreviewDetails({ onClose, children }: PreviewDetailsProps) {
  return (
    // Long file names and many facts scroll, by key too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <aside className="preview-details" aria-label="Photo details" tabIndex={0}>
      <header className="preview-details__head">
        <h3 className="title-sm">Details</h3>
        <IconButton label="Close details" icon={<CloseIcon />} onClick={onClose} />
      </header>
      {children}
    </aside>
  );
}
