import { photosLabel } from '@albumen/domain/photos/photos-label';
import type { Brand } from '@albumen/contract/endpoints/brands';
import { validateForm } from '@albumen/contract/form';
import { galleryNameForm } from '@albumen/contract/forms/gallery-forms';
import { Button } from '@albumen/ui/buttons/button';
import { Notice } from '@albumen/ui/feedback/notice';
import { TabList, TabPanel } from '@albumen/ui/panels/tabs';
import { useEffect, useRef } from 'react';
import { useHashTab } from '../../shell/navigation/use-hash-tab.ts';
import { DropZone } from '../upload/drop-zone.tsx';
import { ResumeNotice } from '../upload/resume-notice.tsx';
import { useWindowDrop } from '../upload/use-window-drop.ts';
import { BrandStep } from './brand-step.tsx';
import { CoverPreview } from './cover-preview.tsx';
import { LoadingStep } from './loading-step.tsx';
import { NameStep } from './name-step.tsx';
import { useCreation } from './use-creation.ts';
import { useDraft, type GalleryDraft } from './use-draft.ts';
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
  /** Photos that are in it before this page has sent any. */
  photoCount: number;
  /** The default first. */
  brands: readonly Brand[];
}

/** Four steps; the gallery is made while its first photos are on their way. */
export function CreateGallery({ galleryId, photoCount, brands }: CreateGalleryProps) {
  const { draft, brand, keep } = useDraft(galleryId, brands);
  const tab = useHashTab(
    steps.map(({ name }) => name),
    'name',
  );
  const creation = useCreation({ galleryId, draft, onLoading: () => tab.select('loading') });
  const target = {
    galleryId,
    photosInGallery: photoCount,
    onChosen: creation.keepDraft,
    onStarted: creation.begin,
  };
  const active = openStep(tab.active, draft, creation.isBegun);
  const isShown = (name: StepName) => tab.isAll || name === active;
  const isOver = useWindowDrop(isShown('upload') ? target : undefined);
  useFocusOnStep(active);
  return (
    <main id="main" className="create-gallery" tabIndex={-1}>
      <div className="create-gallery__steps">
        <h1 className="title-lg">New gallery</h1>
        <TabList label="Steps" tabs={numbered} active={active} onSelect={tab.select} isStepwise />
        <TabPanel name="name" isShown={isShown('name')}>
          <NameStep draft={draft} onType={keep} onDone={() => tab.select('brand')} />
        </TabPanel>
        <TabPanel name="brand" isShown={isShown('brand')}>
          <BrandStep
            brands={brands}
            brand={brand}
            draft={draft}
            onType={keep}
            onDone={() => tab.select('upload')}
          />
        </TabPanel>
        <TabPanel name="upload" isShown={isShown('upload')}>
          <div className="create-gallery__upload">
            <ResumeNotice target={target} />
            {photoCount > 0 && <Arrived photoCount={photoCount} onMake={creation.begin} />}
            <DropZone target={target} title="Add your photos" isOver={isOver} />
          </div>
        </TabPanel>
        <TabPanel name="loading" isShown={isShown('loading')}>
          {creation.isBegun && isShown('loading') && <LoadingStep title={draft.title} />}
        </TabPanel>
      </div>
      <CoverPreview draft={draft} brand={brand} />
    </main>
  );
}

type StepName = (typeof steps)[number]['name'];

/** A later step needs what the first one asks, and the last one a gallery that is being made. */
function openStep(wanted: StepName, draft: GalleryDraft, isBegun: boolean): StepName {
  if (Object.keys(validateForm(galleryNameForm, { ...draft })).length > 0) return 'name';
  return wanted === 'loading' && !isBegun ? 'upload' : wanted;
}

/** The page was left while photos were on their way; what arrived is enough for a gallery. */
function Arrived({ photoCount, onMake }: { photoCount: number; onMake: () => void }) {
  return (
    <Notice title={`${photosLabel(photoCount)} ${photoCount === 1 ? 'is' : 'are'} here already.`}>
      <p>Add more, or make the gallery of what is here.</p>
      <p>
        <Button isDense onClick={onMake}>
          Make the gallery
        </Button>
      </p>
    </Notice>
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
