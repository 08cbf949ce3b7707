import type { Gallery } from '@albumen/contract/endpoints/galleries';
import { Button } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { Notice } from '@albumen/ui/feedback/notice';
import { useState } from 'react';
import type { ManagedPhotos } from '../grid/use-managed-photos.ts';
import { PeopleList } from './people-list.tsx';
import { PersonView } from './person-view.tsx';
import { usePeople } from './use-people.ts';
import './people.css';

interface PeoplePanelProps {
  gallery: Gallery;
  photos: ManagedPhotos;
}

/** Who is in the photos: named, put right, and looked through for who is missing. */
export function PeoplePanel({ gallery: { galleryId }, photos }: PeoplePanelProps) {
  const { value: loaded, failure, reload } = usePeople(galleryId);
  const [openId, setOpenId] = useState<string>();
  if (loaded === undefined) {
    return failure === undefined ? (
      <output className="people text-muted">Loading people</output>
    ) : (
      <EmptyState
        title="The people did not load"
        action={<Button onClick={reload}>Try again</Button>}
      >
        {failure}
      </EmptyState>
    );
  }
  const { people, isReady } = loaded;
  const open = people.find(({ personId }) => personId === openId);
  if (open !== undefined) {
    return (
      <PersonView
        key={open.personId}
        galleryId={galleryId}
        person={open}
        people={people}
        photos={photos}
        onOpen={setOpenId}
        onChanged={reload}
      />
    );
  }
  return (
    <div className="people">
      {!isReady && <Notice>Faces are still being put together. More people may appear.</Notice>}
      {people.length === 0 ? (
        <EmptyState title={isReady ? 'Nobody twice' : 'Nobody yet'}>
          Whoever is in two photos or more appears here.
        </EmptyState>
      ) : (
        <PeopleList people={people} onOpen={setOpenId} />
      )}
    </div>
  );
}
