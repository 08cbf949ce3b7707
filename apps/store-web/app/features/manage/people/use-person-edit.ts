import type { Endpoint, EndpointShape } from '@albumen/contract/endpoint';
import { useEdit } from '../settings/use-edit.ts';
import type { KeptInput } from '../../../shell/offline/outbox.ts';

/** A change of people; the list follows when it is done. */
export function usePersonEdit(onChanged: () => void) {
  const edit = useEdit();
  return async function change<Shape extends EndpointShape>(
    endpoint: Endpoint<Shape>,
    input: KeptInput<Shape>,
  ): Promise<Shape['reply'] | undefined> {
    const reply = await edit(endpoint, input);
    onChanged();
    return reply;
  };
}
