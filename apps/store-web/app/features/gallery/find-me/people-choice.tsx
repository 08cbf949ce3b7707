import { sharedPeople } from '@albumen/contract/endpoints/people';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState } from 'react';
import { Link } from '../../../shell/navigation/link.tsx';
import { call } from '../../../shell/api/browser-api.ts';
import { useLoaded } from '../../../shell/api/use-loaded.ts';
import { NotLoaded } from '../../../shell/not-loaded.tsx';
import { personHash, personSearch } from './person-address.ts';

/** Fewer are seen at a glance. */
const searchedFrom = 8;

/** People whom the photographer has named: each a link to her photos. */
export function PeopleChoice({ shareId }: { shareId: string }) {
  const [wanted, setWanted] = useState('');
  const { value, failure, reload } = useLoaded(shareId, () =>
    call(sharedPeople, { params: { shareId } }),
  );
  if (failure !== undefined) {
    return <NotLoaded title="The names did not load" failure={failure} onRetry={reload} />;
  }
  const people = value?.people ?? [];
  if (people.length === 0) return null;
  const typed = wanted.trim().toLocaleLowerCase();
  const found = people.filter(({ name }) => name.toLocaleLowerCase().includes(typed));
  return (
    <section className="find-me__people" aria-labelledby="find-me-people">
      <h3 className="title-sm" id="find-me-people">
        Or choose a name
      </h3>
      {people.length >= searchedFrom && (
        <TextField
          name="personName"
          type="search"
          label="Find by name"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      <ul className="find-me__names">
        {found.map(({ personId, name, photoCount }) => (
          <li key={personId}>
            <Link className="link" to={personSearch(personId) + personHash} preventScrollReset>
              {name}
            </Link>
            <span className="text-sm text-muted"> {photoCount.toLocaleString('en-US')}</span>
          </li>
        ))}
      </ul>
      {found.length === 0 && <output className="text-sm">Nobody of this name.</output>}
    </section>
  );
}
