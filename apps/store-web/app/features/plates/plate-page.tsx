import type { ReactNode } from 'react';
import '../../shell/layouts/narrow-page.css';
import { useBrand } from '../../shell/shell-context.tsx';
import { Plate } from './plate.tsx';
import { photos, type PlatePhoto } from './photos.ts';
import './plate-page.css';

/** Signing in, joining, mailed links and signing out have a picture each. */
export type PlateScene = 'in' | 'new' | 'mail' | 'out';

const pictures = {
  halide: { in: photos.friends, new: photos.stream, mail: photos.nuthatch, out: photos.seeding },
  cyan: { in: photos.bridge, new: photos.brushes, mail: photos.bird, out: photos.clock },
} as const satisfies Record<string, Record<PlateScene, PlatePhoto>>;

export interface PlatePageProps {
  scene: PlateScene;
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}

/** One narrow column beside one photograph; on a phone the photograph is a strip above it. */
export function PlatePage({ scene, title, lead, children }: PlatePageProps) {
  const brand = useBrand();
  return (
    <main id="main" className="plate-page" tabIndex={-1}>
      <div className="plate-page__column narrow-page">
        <h1 className="title-lg">{title}</h1>
        {lead && <p className="narrow-page__lead">{lead}</p>}
        {children}
      </div>
      <Plate photo={pictures[brand][scene]} />
    </main>
  );
}
