import type { ManagedPerson, PersonDetails } from '@albumen/contract/endpoints/people';
import { FacePicture } from './face-picture.tsx';
import { shownName } from './person-labels.ts';

interface TogetherProps {
  person: ManagedPerson;
  people: readonly ManagedPerson[];
  together: PersonDetails['together'];
  onOpen: (personId: string) => void;
}

/** Named people with whom she is in no photo yet. */
export function Together({ person, people, together, onOpen }: TogetherProps) {
  const met = new Set(together.map(({ personId }) => personId));
  const missing = people.filter(
    ({ personId, name }) => name !== '' && personId !== person.personId && !met.has(personId),
  );
  if (missing.length === 0) return null;
  return (
    <section className="person__section" aria-labelledby="not-together">
      <h3 className="title-sm" id="not-together">
        Not yet photographed together
      </h3>
      <ul className="person__missing">
        {missing.map((other) => (
          <li key={other.personId}>
            <button type="button" className="person-chip" onClick={() => onOpen(other.personId)}>
              <FacePicture face={other.face} sizePx={32} />
              <span className="person-chip__name">{shownName(other)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
