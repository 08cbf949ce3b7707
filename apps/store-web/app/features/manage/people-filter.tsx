import type { FavoritePerson } from '@albumen/contract/endpoints/favorites';

export interface PeopleFilterProps {
  people: readonly FavoritePerson[];
  /** Empty for everybody. */
  active: string;
  onChoose: (id: string) => void;
}

export function PeopleFilter({ people, active, onChoose }: PeopleFilterProps) {
  return (
    <label className="favorites-panel__people">
      <span className="text-sm text-muted">Favorited by</span>
      <select className="input" value={active} onChange={({ target }) => onChoose(target.value)}>
        <option value="">Everybody</option>
        {people.map(({ id, name, count }) => (
          <option key={id} value={id}>
            {`${name} (${count.toLocaleString('en-US')})`}
          </option>
        ))}
      </select>
    </label>
  );
}
