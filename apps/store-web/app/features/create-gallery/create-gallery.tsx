import type { Brand } from '@albumen/contract/endpoints/brands';
import { TabList, TabPanel } from '@albumen/ui/tabs';
import { useEffect, useRef, useState } from 'react';
import { useHashTab } from '../../shell/navigation/use-hash-tab.ts';
import { DropZone } from '../upload/drop-zone.tsx';
import { ResumeNotice } from '../upload/resume-notice.tsx';
import { useWindowDrop } from '../upload/use-window-drop.ts';
import { BrandStep } from './brand-step.tsx';
import { CoverPreview } from './cover-preview.tsx';
import { LoadingStep } from './loading-step.tsx';
import { NameStep } from './name-step.tsx';
import { useCreation, type GalleryDraft } from './use-creation.ts';
import './create-gallery.css';

const steps = [
  { name: 'name', label: 'Name' },
  { name: 'brand', label: 'Brand' },
  { name: 'upload', label: 'Photos' },
  { name: 'loading', label: 'Gallery' },
] as const;

const numbered = steps.map(({ name, label }, index) => ({
  name,
  label: (
    <>
      <span className="create-gallery__number">{index + 1}</span> {label}
    </>
  ),
}));

export interface CreateGalleryProps {
  galleryId: string;
  brand: Brand;
}

/** Four steps; the gallery is made while its first photos are on their way. */
export function CreateGallery({ galleryId, brand }: CreateGalleryProps) {
  const [draft, setDraft] = useState<GalleryDraft>({
    title: '',
    occasion: '',
    date: '',
    businessName: brand.businessName,
  });
  // What is typed is seen on the cover; what was checked counts.
  const [isNamed, setIsNamed] = useState(false);
  const tab = useHashTab(
    steps.map(({ name }) => name),
    'name',
  );
  // A reload in the middle has lost what was typed: a later step without a title begins again.
  const active = isNamed ? tab.active : 'name';
  const creation = useCreation({ galleryId, draft, onLoading: () => tab.select('loading') });
  const target = { galleryId, photosInGallery: 0, onStarted: creation.begin };
  const isOver = useWindowDrop(active === 'upload' ? target : undefined);
  useFocusOnStep(active);
  const keep = (values: Partial<GalleryDraft>) => setDraft((before) => ({ ...before, ...values }));
  return (
    <main id="main" className="create-gallery" tabIndex={-1}>
      <div className="create-gallery__steps">
        <h1 className="title-lg">New gallery</h1>
        <TabList label="Steps" tabs={numbered} active={active} onSelect={tab.select} isStepwise />
        <TabPanel name="name" isShown={active === 'name'}>
          <NameStep
            draft={draft}
            onType={keep}
            onDone={() => {
              setIsNamed(true);
              tab.select('brand');
            }}
          />
        </TabPanel>
        <TabPanel name="brand" isShown={active === 'brand'}>
          <BrandStep
            brand={brand}
            draft={draft}
            onType={keep}
            onDone={() => tab.select('upload')}
          />
        </TabPanel>
        <TabPanel name="upload" isShown={active === 'upload'}>
          <div className="create-gallery__upload">
            <ResumeNotice target={target} />
            <DropZone target={target} title="Add your photos" isOver={isOver} />
          </div>
        </TabPanel>
        <TabPanel name="loading" isShown={active === 'loading'}>
          {active === 'loading' && <LoadingStep title={draft.title} />}
        </TabPanel>
      </div>
      <CoverPreview draft={draft} brand={brand} />
    </main>
  );
}

/* What was pressed is gone with its step: the keyboard goes on in the next one. */
function useFocusOnStep(active: string): void {
  const last = useRef(active);
  useEffect(() => {
    if (last.current === active) return;
    last.current = active;
    const panel = document.getElementById(`tab-panel-${active}`);
    panel?.querySelector<HTMLElement>('input:not([hidden]), button')?.focus();
  }, [active]);
}
