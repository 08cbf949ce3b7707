import { addItems } from '@albumen/contract/endpoints/cart';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '../../../paths.ts';
import { call } from '../../../shell/api/browser-api.ts';
import { openOverlay } from '../../../shell/overlays/overlay-store.ts';
import { useEditor } from '../state/editor-context.tsx';

export interface SendOptions {
  /** The customer has seen what the design warns of and wants it so. */
  isAccepted?: boolean;
  /** The item goes into the cart, but is not to be ordered yet. */
  isForLater?: boolean;
}

/** Saves the design, then puts it into the cart. */
export function useSending() {
  const { saving, store } = useEditor();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  async function send(options: SendOptions): Promise<void> {
    setIsBusy(true);
    const problem = await trySend(options);
    setIsBusy(false);
    if (problem === undefined) {
      return void navigate(href.cart(options.isForLater === true ? 'saved' : undefined));
    }
    if (store.getSnapshot().save === 'conflict') {
      store.set({ isConflictPutOff: false });
      return;
    }
    await openOverlay('error', {
      title: 'It is not in the cart yet',
      message: `${problem} Your design is kept.`,
      onRetry: () => void send(options),
    });
  }

  async function trySend({ isAccepted, isForLater }: SendOptions): Promise<string | undefined> {
    const kept = await saving.flush();
    if (kept === undefined) {
      const { saveProblem } = store.getSnapshot();
      return saveProblem === '' ? 'There is no connection just now.' : saveProblem;
    }
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

  return { send, isBusy };
}
