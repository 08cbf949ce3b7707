/** A call that our own server refused or could not make. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
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
  if (!reply.ok) throw new ApiError(reply.status, messageIn(answer));
  return answer as Answer; // our own server's, whose words are in src/wire.ts
}

function messageIn(answer: unknown): string {
  const { error, fieldErrors } = Object(answer);
  const field: unknown = fieldErrors?.[0]?.fieldErrors?.[0]?.message ?? fieldErrors?.[0]?.message;
  return [error?.message ?? 'The call failed.', field].filter(Boolean).join(' ');
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
