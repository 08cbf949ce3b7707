import type { Brand } from '@albumen/contract/endpoints/brands';
import { TabList, TabPanel } from '@albumen/ui/tabs';
import { useState } from 'react';
import { useHashTab } from '../../shell/use-hash-tab.ts';
import { DropZone } from '../upload/drop-zone.tsx';
import { ResumeNotice } from '../upload/resume-notice.tsx';
import { BrandStep } from './brand-step.tsx';
import { NameStep } from './name-step.tsx';
import { useCreation, type GalleryDraft } from './use-creation.ts';
import './create-gallery.css';

const steps = [
  { name: 'name', label: 'Name' },
  { name: 'brand', label: 'Brand' },
  { name: 'upload', label: 'Photos' },
  { name: 'loading', label: 'Gallery' },
] as const;

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
  const tab = useHashTab(
    steps.map(({ name }) => name),
    'name',
  );
  // A reload in the middle has lost what was typed: a later step without a title begins again.
  const active = draft.title === '' ? 'name' : tab.active;
  const creation = useCreation({ galleryId, draft, onLoading: () => tab.select('loading') });
  const target = { galleryId, photosInGallery: 0, onStarted: creation.begin };
  const keep = (values: Partial<GalleryDraft>) => setDraft((before) => ({ ...before, ...values }));
  return (
    <main id="main" className="create-gallery" tabIndex={-1}>
      <h1 className="title-lg">New gallery</h1>
      <TabList label="Steps" tabs={steps} active={active} onSelect={tab.select} isStepwise />
      <TabPanel name="name" isShown={active === 'name'}>
        <NameStep
          draft={draft}
          onDone={(values) => {
            keep(values);
            tab.select('brand');
          }}
        />
      </TabPanel>
      <TabPanel name="brand" isShown={active === 'brand'}>
        <BrandStep
          brand={brand}
          draft={draft}
          onDone={(values) => {
            keep(values);
            tab.select('upload');
          }}
        />
      </TabPanel>
      <TabPanel name="upload" isShown={active === 'upload'}>
        <ResumeNotice target={target} />
        <DropZone target={target} title={`Photos for “${draft.title}”`} />
      </TabPanel>
      <TabPanel name="loading" isShown={active === 'loading'}>
        <output className="create-gallery__wait">
          Making “{draft.title}”. The upload goes on meanwhile …
        </output>
      </TabPanel>
    </main>
  );
}
