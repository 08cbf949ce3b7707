import type { ReactNode } from 'react';
import '../../shell/narrow-page.css';
import { useBrand } from '../../shell/shell-context.tsx';
import { Plate } from './plate.tsx';
import { photos, type PlatePhoto } from './photos.ts';
import './plate-page.css';

/** Each door of the house has its own picture. */
export type Door = 'in' | 'new' | 'mail' | 'out';

const pictures = {
  halide: { in: photos.friends, new: photos.stream, mail: photos.nuthatch, out: photos.seeding },
  cyan: { in: photos.bridge, new: photos.brushes, mail: photos.bird, out: photos.clock },
} as const satisfies Record<string, Record<Door, PlatePhoto>>;

export interface PlatePageProps {
  door: Door;
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}

/** One narrow column beside one photograph; on a phone the photograph is a strip above it. */
export function PlatePage({ door, title, lead, children }: PlatePageProps) {
  const brand = useBrand();
  return (
    <main id="main" className="plate-page" tabIndex={-1}>
      <div className="plate-page__column narrow-page">
        <h1 className="title-lg">{title}</h1>
        {lead && <p className="narrow-page__lead">{lead}</p>}
        {children}
      </div>
      <Plate photo={pictures[brand][door]} />
    </main>
  );
}
