import type { FavoritePerson } from '@albumen/contract/endpoints/favorites';
import { SelectField } from '@albumen/ui/forms/select-field';

export interface PeopleFilterProps {
  people: readonly FavoritePerson[];
  /** Empty for everybody. */
  active: string;
  onChoose: (id: string) => void;
}

/** More than these are found faster in a list than in a row. */
const inRow = 8;

export function PeopleFilter({ people, active, onChoose }: PeopleFilterProps) {
  const choices = [
    { id: '', label: 'Everybody' },
    ...people.map(({ id, name, kind, count }) => ({
      id,
      label: `${kind === 'owner' ? 'You' : name} (${count.toLocaleString('en-US')})`,
    })),
  ];
  if (people.length > inRow) {
    return (
      <div className="favorites-panel__list">
        <SelectField
          name="person"
          label="Favorited by"
          options={choices.map(({ id, label }) => ({ value: id, label }))}
          value={active}
          onChange={({ target }) => onChoose(target.value)}
        />
      </div>
    );
  }
  return (
    <fieldset className="favorites-panel__people">
      <legend className="visually-hidden">Favorited by</legend>
      {choices.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className="favorites-panel__person"
          aria-pressed={id === active}
          onClick={() => onChoose(id)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
