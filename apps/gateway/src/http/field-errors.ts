import type { FieldError } from './refusal.ts';

/** Field errors as browsers get them: objects within objects, a code at each leaf. */
export interface NestedFieldError {
  field: string;
  code?: string;
  message?: string;
  fieldErrors?: NestedFieldError[];
}

export function nestFieldErrors(errors: readonly FieldError[]): readonly NestedFieldError[] {
  const roots: NestedFieldError[] = [];
  for (const { path, code, message } of errors) {
    const parents = path.slice(0, -1);
    const fields = parents.reduce(childrenOf, roots);
    fields.push({ field: path.at(-1) ?? 'base', code, message });
  }
  return roots;
}

function childrenOf(fields: NestedFieldError[], field: string): NestedFieldError[] {
  const found = fields.find((error) => error.field === field && error.fieldErrors);
  if (found?.fieldErrors) return found.fieldErrors;
  const fieldErrors: NestedFieldError[] = [];
  fields.push({ field, fieldErrors });
  return fieldErrors;
}
