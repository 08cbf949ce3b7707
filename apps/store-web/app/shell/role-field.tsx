import { FormStateContext } from '@albumen/ui/forms/form-state';
import { SelectField } from '@albumen/ui/forms/select-field';
import type { ComponentProps } from 'react';

interface RoleFieldProps {
  /** Unique on the page. */
  id: string;
  /** Whose role it is. */
  name: string;
  role: string;
  options: ComponentProps<typeof SelectField>['options'];
  isBusy: boolean;
  onChoose: (role: string) => void;
}

/** What somebody may do, changed as soon as it is chosen. */
export function RoleField({ id, name, role, options, isBusy, onChoose }: RoleFieldProps) {
  return (
    <FormStateContext value={{ id, errors: {}, values: {} }}>
      <SelectField
        name="role"
        label={`What ${name} may do`}
        options={options}
        value={role}
        disabled={isBusy}
        onChange={({ target }) => onChoose(target.value)}
      />
    </FormStateContext>
  );
}
