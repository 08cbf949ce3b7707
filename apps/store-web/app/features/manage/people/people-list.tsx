import { photosLabel } from '@albumen/domain/photos/photos-label';
import type { ManagedPerson } from '@albumen/contract/endpoints/people';
import { SelectField } from '@albumen/ui/forms/select-field';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState } from 'react';
import { FacePicture } from './face-picture.tsx';
import { shownName } from './person-labels.ts';

interface PeopleListProps {
  people: readonly ManagedPerson[];
  onOpen: (personId: string) => void;
}

const orders = [
  { value: 'most', label: 'Most photos first' },
  { value: 'few', label: 'Few photos first' },
  { value: 'unnamed', label: 'Without a name first' },
];

/** Everybody as a face with a name; found by name, ordered by who may be missing. */
export function PeopleList({ people, onOpen }: PeopleListProps) {
  const [wanted, setWanted] = useState('');
  const [order, setOrder] = useState('most');
  const found = inOrder(people, order).filter(({ name }) => matches(name, wanted));
  return (
    <>
      <div className="people__tools">
        <TextField
          name="wantedPerson"
          type="search"
          label="Find by name"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <SelectField
          name="peopleOrder"
          label="Order"
          options={orders}
          value={order}
          onChange={({ target }) => setOrder(target.value)}
        />
      </div>
      <output className="text-sm text-muted">
        {found.length === people.length
          ? 'Guests see whom you have named and not hidden.'
          : `${found.length.toLocaleString('en-US')} of ${people.length.toLocaleString('en-US')} people`}
      </output>
      <ul className="people__list" aria-label="People">
        {found.map((person) => (
          <li key={person.personId}>
            <button
              type="button"
              className={person.isHidden ? 'person-card person-card--hidden' : 'person-card'}
              onClick={() => onOpen(person.personId)}
            >
              <FacePicture face={person.face} sizePx={112} />
              <span className="person-card__name">{shownName(person)}</span>
              <span className="text-sm text-muted">
                {photosLabel(person.photoCount)}
                {person.isHidden && ' · hidden'}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function matches(name: string, wanted: string): boolean {
  return name.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase());
}

function inOrder(people: readonly ManagedPerson[], order: string): readonly ManagedPerson[] {
  if (order === 'few') return people.toReversed();
  if (order === 'most') return people;
  return people.toSorted((a, b) => Number(a.name !== '') - Number(b.name !== ''));
}
