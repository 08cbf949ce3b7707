import { use } from 'react';
import { fieldId, FormStateContext } from './form-state.tsx';
import { Notice } from '../feedback/notice.tsx';

export interface FormErrorsProps {
  /** What failed apart from the fields: the server's sentence. */
  message?: string | undefined;
  /** Labels by field name where the name itself does not read well. */
  labels?: Readonly<Record<string, string>>;
  /** More to say below the list, a hint with a link for example. */
  children?: React.ReactNode;
}

/** The summary at the top of a form: every message, each leading to its field. */
export function FormErrors({ message, labels = {}, children }: FormErrorsProps) {
  const { id, errors } = use(FormStateContext);
  const found = Object.entries(errors).filter(([, messages]) => messages.length > 0);
  if (found.length === 0 && message === undefined) return null;
  return (
    <Notice kind="danger" id={`${id}-errors`} title={message ?? countTitle(found.length)}>
      {found.length > 0 && (
        <ul>
          {found.map(([name, messages]) => (
            <li key={name}>
              <a href={`#${fieldId(id, name)}`}>{labels[name] ?? labelOf(name)}</a>
              {`: ${messages.join(' ')}`}
            </li>
          ))}
        </ul>
      )}
      {children}
    </Notice>
  );
}

function countTitle(count: number): string {
  return count === 1 ? 'One field needs attention.' : `${count} fields need attention.`;
}

/** `firstName` → 'First name'. */
function labelOf(name: string): string {
  const spaced = name.replaceAll(/[A-Z0-9]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
