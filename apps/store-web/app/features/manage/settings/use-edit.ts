import type { Endpoint, EndpointShape } from '@albumen/contract/endpoint';
import { useRevalidator } from 'react-router';
import type { InputArguments } from '../../../shell/api/api.ts';
import { call } from '../../../shell/api/browser-api.ts';
import { openOverlay } from '../../../shell/overlays/overlay-store.ts';

/** One change of the gallery: the page follows when it is done; a failure is said and can be repeated. */
export function useEdit() {
  const { revalidate } = useRevalidator();
  return async function edit<Shape extends EndpointShape>(
    endpoint: Endpoint<Shape>,
    ...input: InputArguments<Shape>
  ): Promise<Shape['reply'] | undefined> {
    const reply = await call(endpoint, ...input);
    if (reply.ok) {
      await revalidate();
      return reply.value;
    }
    const { fields, title } = reply.problem;
    const message =
      Object.values(fields ?? {})
        .flat()
        .join(' ') || title;
    await openOverlay('error', {
      title: 'The change was not saved',
      message,
      onRetry: () => void edit(endpoint, ...input),
    });
    return undefined;
  };
}
