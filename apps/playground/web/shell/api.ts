/** A call that our own server refused or could not make. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** What is wrong with fields of the body, by their names. */
  readonly fields: ReadonlyMap<string, string>;

  constructor(status: number, message: string, fields: ReadonlyMap<string, string> = new Map()) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

/**
 * Calls the playground's own server.
 * @throws ApiError
 */
export async function api<Answer>(path: string, method = 'GET', body?: object): Promise<Answer> {
  const reply = await fetch(`/api${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => undefined);
  if (!reply) throw new ApiError(0, 'The playground’s server does not answer.');
  const answer: unknown = await reply.json().catch(() => undefined);
  if (!reply.ok) throw refusalOf(reply.status, answer);
  return answer as Answer; // our own server's, whose words are in src/wire.ts
}

function refusalOf(status: number, answer: unknown): ApiError {
  const fields = fieldsIn(answer);
  const [field] = fields.values();
  const message = Object(answer).error?.message ?? 'The call failed.';
  return new ApiError(status, [message, field].filter(Boolean).join(' '), fields);
}

/** A field of fields, such as a list, is told by the first of them. */
function fieldsIn(answer: unknown): Map<string, string> {
  const { fieldErrors } = Object(answer);
  const wrong: unknown[] = Array.isArray(fieldErrors) ? fieldErrors : [];
  return new Map(
    wrong.map((each) => {
      const { field, message } = Object(each);
      const [inner] = fieldsIn(each).values();
      return [String(field), String(message ?? inner)];
    }),
  );
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
