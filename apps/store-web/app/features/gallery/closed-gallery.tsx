import type { ReactNode } from 'react';
import { NarrowPage } from '../../shell/layouts/narrow-page.tsx';

export interface ClosedGalleryProps {
  icon: ReactNode;
  title: string;
  lead: string;
  children?: ReactNode;
}

/** Instead of a gallery that does not open, or not yet. */
export function ClosedGallery({ icon, title, lead, children }: ClosedGalleryProps) {
  return (
    <div className="closed-gallery">
      <NarrowPage
        title={
          <>
            <span className="closed-gallery__mark">{icon}</span>
            {title}
          </>
        }
        lead={lead}
      >
        {children}
      </NarrowPage>
    </div>
  );
}
