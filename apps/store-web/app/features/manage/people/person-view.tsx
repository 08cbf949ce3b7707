import { photosLabel } from '@albumen/domain/photos/photos-label';
import {
  getPerson,
  type ManagedPerson,
  type PersonDetails,
} from '@albumen/contract/endpoints/people';
import { Button } from '@albumen/ui/buttons/button';
import { Notice } from '@albumen/ui/feedback/notice';
import { ChevronLeftIcon } from '@albumen/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../shell/api/browser-api.ts';
import { useMay } from '../../../shell/use-may.ts';
import { chosenColumns } from '../../photos/chosen-columns.ts';
import { PhotoGrid } from '../../photos/photo-grid.tsx';
import type { ManagedPhotos } from '../grid/use-managed-photos.ts';
import { FacePicture } from './face-picture.tsx';
import { shownName } from './person-labels.ts';
import { PersonFaces } from './person-faces.tsx';
import { PersonForm } from './person-form.tsx';
import { Together } from './together.tsx';

export interface PersonViewProps {
  galleryId: string;
  person: ManagedPerson;
  people: readonly ManagedPerson[];
  photos: ManagedPhotos;
  /** Undefined for all of them. */
  onOpen: (personId: string | undefined) => void;
  onChanged: () => void;
}

/** One person: her name, her photos, with whom she is in none, and which faces are not hers. */
export function PersonView(props: PersonViewProps) {
  const { galleryId, person, people, photos, onOpen } = props;
  const { details, failure } = useDetails(galleryId, person);
  const mayChange = useMay('galleries:change');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const shown = new Set(details?.faces.map(({ photoId }) => photoId));
  return (
    <div className="people person">
      <Button
        kind="quiet"
        isDense
        icon={<ChevronLeftIcon size={16} />}
        onClick={() => onOpen(undefined)}
      >
        All people
      </Button>
      <header className="person__head">
        <FacePicture face={person.face} sizePx={144} />
        <div>
          <h2 className="title-lg" ref={heading} tabIndex={-1}>
            {shownName(person)}
          </h2>
          <p className="text-muted">{photosLabel(person.photoCount)}</p>
        </div>
        {mayChange && <PersonForm {...props} />}
      </header>
      {failure !== undefined && <Notice kind="danger">{failure}</Notice>}
      {details !== undefined && (
        <>
          {photos.columns !== undefined && (
            <PhotoGrid
              label={`Photos of ${shownName(person)}`}
              photos={chosenColumns(photos.columns, (id) => shown.has(id))}
              renderOver={() => null}
            />
          )}
          <Together people={people} person={person} together={details.together} onOpen={onOpen} />
          {mayChange && <PersonFaces {...props} faces={details.faces} />}
        </>
      )}
    </div>
  );
}

function useDetails(galleryId: string, { personId, photoCount }: ManagedPerson) {
  const [details, setDetails] = useState<PersonDetails>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    void call(getPerson, { params: { galleryId, personId } }).then((reply) => {
      if (!isWanted) return;
      if (reply.ok) setDetails(reply.value);
      setFailure(reply.ok ? undefined : reply.problem.title);
    });
    return () => {
      isWanted = false;
    };
  }, [galleryId, personId, photoCount]);
  return { details, failure };
}
