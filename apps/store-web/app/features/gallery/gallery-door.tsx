import type { ReactNode } from 'react';
import { NarrowPage } from '../../shell/narrow-page.tsx';

export interface GalleryDoorProps {
  icon: ReactNode;
  title: string;
  lead: string;
  children?: ReactNode;
}

/** Instead of a gallery that does not open, or not yet. */
export function GalleryDoor({ icon, title, lead, children }: GalleryDoorProps) {
  return (
    <div className="gallery-door">
      <NarrowPage
        title={
          <>
            <span className="gallery-door__mark">{icon}</span>
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
