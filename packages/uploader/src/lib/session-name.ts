import type { SessionType } from '@albumen/contract/endpoints/uploads';

/** The name under which this browser remembers a session. */
export function memoryName(session: { sessionType: SessionType; sessionId: string }): string {
  return `${session.sessionType}:${session.sessionId}`;
}
