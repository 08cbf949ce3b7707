import type { Settings } from '../../settings.ts';

/** The delivery network in front of the store, which keeps photos near those who look at them. */
export interface EdgeCache {
  /** Forgets every answer that carried the tag. @throws Error when it has not. */
  purge(tag: string): Promise<void>;
}

const patienceMs = 10_000;

/**
 * By HTTP: a POST that names the tag in the ways that networks ask for, in the header `Surrogate-Key` and in
 * JSON as `tags`. Undefined where no network is declared; nobody but browsers may keep photos then.
 */
export function openEdgeCache(
  settings: Pick<Settings, 'EDGE_PURGE_URL' | 'EDGE_PURGE_HEADER'>,
): EdgeCache | undefined {
  const { EDGE_PURGE_URL: url, EDGE_PURGE_HEADER: credential = '' } = settings;
  if (url === undefined) return undefined;
  const [name = '', ...value] = credential.split(':');
  return {
    async purge(tag) {
      const reply = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'surrogate-key': tag,
          ...(name !== '' && { [name.trim()]: value.join(':').trim() }),
        },
        body: JSON.stringify({ tags: [tag] }),
        signal: AbortSignal.timeout(patienceMs),
      });
      await reply.body?.cancel();
      if (!reply.ok) throw new Error(`The delivery network purged nothing: ${reply.status}`);
    },
  };
}
