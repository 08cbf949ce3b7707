import type { Gallery } from '@albumen/contract/endpoints/galleries';
import type { OrderQuestion } from '@albumen/contract/endpoints/orders';
import type { ManagedPerson } from '@albumen/contract/endpoints/people';
import type { DesignDocument } from '@albumen/print/document/design-document';
import type { TextLayer } from '@albumen/print/document/layers';
import { useState, useSyncExternalStore } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { NameStep } from '../app/features/create-gallery/name-step.tsx';
import { QuantityField } from '../app/features/editor/panel/quantity-field.tsx';
import { TextLayerField } from '../app/features/editor/panel/text-layer-field.tsx';
import type { EditorState } from '../app/features/editor/state/editor-state.ts';
import { TextLayerSize } from '../app/features/editor/panel/text-layer-size.tsx';
import { EditorContext, type Editor } from '../app/features/editor/state/editor-context.tsx';
import { CameraClocks } from '../app/features/manage/settings/camera-clocks.tsx';
import { GalleryDate } from '../app/features/manage/settings/gallery-date.tsx';
import { PersonForm } from '../app/features/manage/people/person-form.tsx';
import { GalleryTitle } from '../app/features/manage/settings/gallery-title.tsx';
import { GalleryPin } from '../app/features/manage/settings/gallery-pin.tsx';
import { MailLink } from '../app/features/manage/sharing/mail-link.tsx';
import { GalleryExpiry } from '../app/features/manage/settings/gallery-expiry.tsx';
import { QuestionList } from '../app/features/operator/question-list.tsx';
import { RightsContext } from '../app/features/operator/rights.tsx';
import { DiscountForm } from '../app/features/operator/discount-form.tsx';
import { mountFixture } from './mount-fixture.tsx';

/* Fields that are checked without sending a form of the page, as they stand on theirs. */
const gallery = {
  galleryId: 'abcdefghijklmnopqrstuv',
  title: 'Mia and Tom',
  date: Date.UTC(2026, 5, 20),
  expiresOn: '2026-12-31',
  isExpired: false,
  cameras: [{ name: 'Leica Q3', shiftMs: 3_720_000, photoCount: 2 }],
} as Partial<Gallery> as Gallery;

const question = {
  orderId: 'abcdefghijklmnopqrstuv',
  reference: 'H-10001',
  messages: [],
} as Partial<OrderQuestion> as OrderQuestion;

const person = {
  personId: 'person-1',
  name: '',
  isHidden: false,
  photoCount: 2,
} as Partial<ManagedPerson> as ManagedPerson;

function Settings() {
  const [sent, setSent] = useState<unknown[]>([]);
  const [draft, setDraft] = useState({
    title: 'Elena',
    occasion: '',
    date: '',
    businessName: '',
    brandId: '',
  });
  const say = (what: unknown) => setSent((said) => [...said, what]);
  return (
    <main>
      <GalleryExpiry gallery={gallery} onChange={async (settings) => say(settings)} />
      <GalleryDate gallery={gallery} />
      <GalleryPin gallery={gallery} onChange={async (settings) => say(settings)} />
      <GalleryTitle gallery={gallery} />
      <RightsContext value={['orders:support']}>
        <QuestionList questions={[question]} />
      </RightsContext>
      <MailLink galleryId={gallery.galleryId} />
      <PersonForm
        galleryId={gallery.galleryId}
        person={person}
        people={[]}
        onChanged={() => undefined}
      />
      <CameraClocks gallery={gallery} />
      <NameStep
        draft={draft}
        onType={(values) => setDraft({ ...draft, ...values })}
        onDone={() => say(draft)}
      />
      <DiscountForm />
      <Words />
      <Copies />
      <output aria-label="Sent">{JSON.stringify(sent)}</output>
    </main>
  );
}

const nothingSelected = { selected: null } as Partial<EditorState> as EditorState;

function Words() {
  const [layer, setLayer] = useState({
    kind: 'text',
    id: 'words',
    label: 'Names',
    text: 'Ida',
    sizePt: 24,
  } as Partial<TextLayer> as TextLayer);
  const place = { faceId: 'front', layerId: layer.id };
  const documentNow = {
    faces: [{ id: 'front', layers: [layer] }],
  } as Partial<DesignDocument> as DesignDocument;
  const store = {
    draw: (edit: (document: DesignDocument) => DesignDocument) => {
      const [changed] = edit(documentNow).faces[0]?.layers ?? [];
      if (changed?.kind === 'text') setLayer(changed);
    },
    endMove: () => undefined,
    select: () => undefined,
    subscribe: () => () => undefined,
    getSnapshot: () => nothingSelected,
  } as Partial<Editor['store']> as Editor['store'];
  return (
    <EditorContext value={{ store } as Partial<Editor> as Editor}>
      <TextLayerField layer={layer} place={place} />
      <TextLayerSize layer={layer} place={place} />
      <output aria-label="Size">{layer.sizePt}</output>
    </EditorContext>
  );
}

let copies = 1;
const listeners = new Set<() => void>();
const copiesStore = {
  setQuantity: (quantity: number) => {
    copies = quantity;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: () => ({ quantity: copies }) as Partial<EditorState> as EditorState,
} as Partial<Editor['store']> as Editor['store'];
const opening = {
  start: { product: { maxQuantity: 200, piecesPerUnit: 1 } },
} as unknown as Editor['opening']; // what the field reads of it

function Copies() {
  const kept = useSyncExternalStore(copiesStore.subscribe, () => copies);
  return (
    <EditorContext value={{ store: copiesStore, opening } as Partial<Editor> as Editor}>
      <QuantityField />
      <output aria-label="Copies">{kept}</output>
    </EditorContext>
  );
}

const router = createMemoryRouter([{ path: '/', element: <Settings /> }]);
mountFixture(<RouterProvider router={router} />);
