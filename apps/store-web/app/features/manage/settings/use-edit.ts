import type { Endpoint, EndpointShape } from '@albumen/contract/endpoint';
import { useRefresh } from '../../../shell/navigation/use-refresh.ts';
import { sendKept, type KeptInput } from '../../../shell/offline/outbox.ts';
import { openOverlay } from '../../../shell/overlays/overlay-store.ts';

/**
 * One change of the gallery: the page follows when it is done, without a network once that is back; a
 * failure is said and can be repeated.
 */
export function useEdit() {
  const refresh = useRefresh();
  return async function edit<Shape extends EndpointShape>(
    endpoint: Endpoint<Shape>,
    input: KeptInput<Shape>,
  ): Promise<Shape['reply'] | undefined> {
    const reply = await sendKept(endpoint, input);
    if (reply === undefined || reply.ok) {
      await refresh();
      return reply?.value;
    }
    const { fields, title } = reply.problem;
    const message =
      Object.values(fields ?? {})
        .flat()
        .join(' ') || title;
    await openOverlay('error', {
      title: 'The change was not saved',
      message,
      onRetry: () => void edit(endpoint, input),
    });
    return undefined;
  };
}
