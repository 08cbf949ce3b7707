import { addItems } from '@albumen/contract/endpoints/cart';
import { href } from '../../../paths.ts';
import { call } from '../../../shell/api/browser-api.ts';
import { useEditor } from '../state/editor-context.tsx';
import { saveProblemOf, useLeaving } from './use-leaving.ts';

export interface SendOptions {
  /** The customer has seen what the design warns of and wants it so. */
  isAccepted?: boolean;
  /** The item goes into the cart, but is not to be ordered yet. */
  isForLater?: boolean;
}

/** Saves the design, then puts it into the cart. */
export function useSending() {
  const { saving, store } = useEditor();
  const { leaveAfter, isBusy } = useLeaving();

  async function addKept({ isAccepted, isForLater }: SendOptions): Promise<string | undefined> {
    const kept = await saving.flush();
    if (kept === undefined) return saveProblemOf(store);
    const { designSpaceId, version } = kept;
    const { quantity } = store.getSnapshot();
    const item = {
      designSpaceId,
      quantity,
      ...(isAccepted && { acceptedVersion: version }),
      ...(isForLater && { status: 'saved' as const }),
    };
    const reply = await call(addItems, { body: { items: [item] } });
    return reply.ok ? undefined : reply.problem.title;
  }

  const send = (options: SendOptions) =>
    leaveAfter({
      deed: () => addKept(options),
      to: href.cart(options.isForLater === true ? 'saved' : undefined),
      failure: 'It is not in the cart yet',
    });

  return { send, isBusy };
}
