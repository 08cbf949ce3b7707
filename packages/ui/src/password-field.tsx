import { useState } from 'react';
import { FieldFrame } from './field.tsx';
import { describedBy, useField } from './form-state.tsx';
import { IconButton } from './icon-button.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';
import { useIsHydrated } from './use-is-hydrated.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** A password with a button that shows what is typed (once there is script). */
export function PasswordField(props: TextFieldProps) {
  const { label, hint, isOptional, aside, name, counterMax: _, ...input } = props;
  const field = useField(name);
  const [isShown, setIsShown] = useState(false);
  const hasScript = useIsHydrated();
  return (
    <FieldFrame
      id={field.id}
      label={label}
      hint={hint}
      isOptional={isOptional === true}
      errors={field.errors}
      aside={aside}
    >
      <div className="input-group">
        <input
          className="input"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          id={field.id}
          name={name}
          type={isShown ? 'text' : 'password'}
          aria-invalid={field.isInvalid || undefined}
          aria-describedby={describedBy(
            field.isInvalid && field.errorId,
            hint ? field.hintId : false,
          )}
        />
        {hasScript && (
          <IconButton
            label={isShown ? 'Hide password' : 'Show password'}
            icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          />
        )}
      </div>
    </FieldFrame>
  );
}
