import type { FieldError, Refusal } from '../../http/refusal.ts';

/** An entry of GraphQL's `errors`. */
export interface GraphQLErrorEntry {
  message: string;
  path?: readonly string[];
  extensions: {
    errorClass: string;
    errorType: 'user_error' | 'developer_error' | 'unknown_error';
    legacyCode?: string;
    inputPath?: readonly string[];
  };
}

const classes: Record<number, string> = {
  400: 'VALIDATION',
  401: 'AUTHENTICATION',
  403: 'AUTHORIZATION',
  404: 'NOT_FOUND',
  413: 'VALIDATION',
  415: 'VALIDATION',
  422: 'VALIDATION',
  426: 'UNSUPPORTED_CLIENT',
  429: 'RESOURCE_LIMIT',
  503: 'SERVICE_AVAILABILITY',
};

/** A refusal as GraphQL says it: one entry, or one for each field. */
export function errorsOf(refusal: Refusal, field?: string): readonly GraphQLErrorEntry[] {
  const path = field === undefined ? {} : { path: [field] };
  if (refusal.fieldErrors.length > 0) {
    return refusal.fieldErrors.map((error) => ({ ...path, ...fieldEntry(error) }));
  }
  const errorClass = refusal.errorClass ?? classes[refusal.status] ?? 'INTERNAL';
  const errorType = errorClass === 'INTERNAL' ? 'unknown_error' : 'developer_error';
  return [{ message: refusal.message, ...path, extensions: { errorClass, errorType } }];
}

function fieldEntry({ path, code, message }: FieldError): GraphQLErrorEntry {
  const inputPath = ['input', ...path];
  return {
    message,
    extensions: { errorClass: 'VALIDATION', errorType: 'user_error', legacyCode: code, inputPath },
  };
}
