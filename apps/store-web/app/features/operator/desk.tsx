import { labBrandFacts } from '@albumen/contract/brands';
import {
  findOnDesk,
  getStory,
  type DeskHit,
  type Story,
} from '@albumen/contract/endpoints/operator-desk';
import { Button } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { FormStateContext } from '@albumen/ui/forms/form-state';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState, type SubmitEvent } from 'react';
import { call } from '../../shell/api/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { useNewest } from '../../shell/use-newest.ts';
import { StoryView } from './story-view.tsx';

type Target = Pick<DeskHit, 'of' | 'id'>;

/** Finds an order, a payment, a link or an account by whatever somebody on the phone has of it. */
export function Desk() {
  const [find, setFind] = useState('');
  const [hits, setHits] = useState<readonly DeskHit[]>();
  const [story, setStory] = useState<Story>();
  const begin = useNewest();
  const open = async ({ of, id }: Target) => {
    const isNewest = begin();
    const reply = await call(getStory, { params: { of, id } });
    if (!isNewest()) return;
    if (!reply.ok) return void openOverlay('error', { message: reply.problem.title });
    setStory(reply.value);
  };
  const search = async (event: SubmitEvent) => {
    event.preventDefault();
    const isNewest = begin();
    const reply = await call(findOnDesk, { query: { find } });
    if (!isNewest()) return;
    if (!reply.ok) return void openOverlay('error', { message: reply.problem.title });
    const [only, ...others] = reply.value.hits;
    setHits(reply.value.hits);
    setStory(undefined);
    if (only !== undefined && others.length === 0) await open(only);
  };
  return (
    <>
      <FormStateContext value={{ id: 'find-anything', errors: {}, values: {} }}>
        <form className="operator__parcel" onSubmit={(event) => void search(event)}>
          <TextField
            name="find"
            label="Order, payment, parcel, email or name"
            autoComplete="off"
            value={find}
            onChange={({ target }) => setFind(target.value)}
          />
          <Button type="submit" isDense disabled={find.trim().length < 2}>
            Look up
          </Button>
        </form>
      </FormStateContext>
      {hits === undefined && (
        <p className="text-muted">Finds orders, payment links and accounts of both brands.</p>
      )}
      {hits?.length === 0 && (
        <EmptyState title="Nothing found">No order, payment or account has that name.</EmptyState>
      )}
      {hits !== undefined && hits.length > 0 && (
        <div className="operator__mail">
          <HitList hits={hits} story={story} onOpen={(hit) => void open(hit)} />
          {story && <StoryView key={story.id} story={story} onChange={() => void open(story)} />}
        </div>
      )}
    </>
  );
}

const kinds: Readonly<Record<DeskHit['of'], string>> = {
  order: 'Order',
  link: 'Payment link',
  account: 'Account',
};

interface HitListProps {
  hits: readonly DeskHit[];
  story: Story | undefined;
  onOpen: (hit: DeskHit) => void;
}

function HitList({ hits, story, onOpen }: HitListProps) {
  return (
    <ul className="operator__list" aria-label="Found">
      {hits.map((hit) => (
        <li key={`${hit.of} ${hit.id} ${hit.detail}`}>
          <button
            type="button"
            className="operator__letter"
            aria-pressed={hit.id === story?.id}
            onClick={() => onOpen(hit)}
          >
            <span className="operator__subject">
              {kinds[hit.of]} {hit.title}
            </span>
            <span className="text-sm text-muted operator__link">
              {hit.detail} · {labBrandFacts[hit.labBrand].name}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
