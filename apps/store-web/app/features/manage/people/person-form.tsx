import { photosLabel } from '@albumen/domain/photos/photos-label';
import { editPerson, mergePeople, type ManagedPerson } from '@albumen/contract/endpoints/people';
import { validateField, type FieldErrors } from '@albumen/contract/form';
import { personForm } from '@albumen/contract/forms/person-form';
import { Button } from '@albumen/ui/buttons/button';
import { Switch } from '@albumen/ui/forms/checkbox';
import { SelectField } from '@albumen/ui/forms/select-field';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState } from 'react';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { shownName } from './person-labels.ts';
import type { PersonViewProps } from './person-view.tsx';
import { usePersonEdit } from './use-person-edit.ts';

type PersonFormProps = Pick<PersonViewProps, 'galleryId' | 'person' | 'people' | 'onChanged'>;

/** Her name, whether guests see it, and who else she is. */
export function PersonForm({ galleryId, person, people, onChanged }: PersonFormProps) {
  const change = usePersonEdit(onChanged);
  const [name, setName] = useState(person.name);
  const [errors, setErrors] = useState<FieldErrors>({});
  const params = { galleryId, personId: person.personId };
  const save = () => {
    const wrong = validateField(personForm.name, name.trim(), {});
    setErrors(wrong.length === 0 ? {} : { personName: wrong });
    if (wrong.length === 0) void change(editPerson, { params, body: { name } });
  };
  return (
    <div className="person__controls">
      <CallForm id="person" errors={errors} className="person__row" onSubmit={save}>
        <TextField
          name="personName"
          label="Name"
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />

        <Button type="submit" disabled={name.trim() === person.name}>
          Save name
        </Button>
      </CallForm>
      <Switch
        name="isPersonShown"
        label="Guests see this person"
        checked={!person.isHidden}
        onChange={({ target }) =>
          void change(editPerson, { params, body: { isHidden: !target.checked } })
        }
      />
      <Merge
        others={people.filter(({ personId }) => personId !== person.personId)}
        onMerge={(otherId) => void change(mergePeople, { params, body: { otherId } })}
      />
    </div>
  );
}

interface MergeProps {
  others: readonly ManagedPerson[];
  onMerge: (otherId: string) => void;
}

function Merge({ others, onMerge }: MergeProps) {
  const [otherId, setOtherId] = useState('');
  if (others.length === 0) return null;
  const options = others.map((other, index) => ({
    value: other.personId,
    label: `${other.name === '' ? `Person ${index + 1}` : shownName(other)} (${photosLabel(other.photoCount)})`,
  }));
  return (
    <div className="person__row">
      <SelectField
        name="samePerson"
        label="Is the same as"
        options={[{ value: '', label: 'Choose a person' }, ...options]}
        value={otherId}
        onChange={({ target }) => setOtherId(target.value)}
      />
      <Button disabled={otherId === ''} onClick={() => onMerge(otherId)}>
        Put together
      </Button>
    </div>
  );
}
