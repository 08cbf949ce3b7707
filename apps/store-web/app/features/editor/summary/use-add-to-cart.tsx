import { addItems } from '@albumen/contract/endpoints/cart';
import { isOrderable, type DesignProblem } from '@albumen/print/check-document';
import { problemText } from '@albumen/print/problem-texts';
import { Button } from '@albumen/ui/button';
import { Dialog, DialogActions } from '@albumen/ui/dialog';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { href } from '../../../paths.ts';
import { call } from '../../../shell/browser-api.ts';
import { openOverlay } from '../../../shell/overlays/overlay-store.ts';
import { useEditor } from '../editor-context.tsx';
import { useProblems } from '../use-problems.ts';

interface AddToCart {
  add: () => void;
  isBusy: boolean;
  dialog: ReactNode;
}

/** Saves the design and puts it into the cart; a soft print only after the customer has said so. */
export function useAddToCart(): AddToCart {
  const { problems } = useProblems();
  const [asked, setAsked] = useState(false);
  const { send, isBusy } = useSending();
  const close = () => setAsked(false);
  const isSoft = problems.some(({ code }) => code === 'fewPixels');
  return {
    isBusy,
    add: () => (problems.some(needsAnswer) ? setAsked(true) : void send(false)),
    dialog: asked && (
      <Dialog
        title={isOrderable(problems, true) ? 'How it will print' : 'Before it can be ordered'}
        onClose={close}
      >
        <ul className="problem-list">
          {[...new Set(problems.filter(needsAnswer).map(problemText))].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <DialogActions>
          <Button kind={isOrderable(problems, true) ? 'plain' : 'primary'} onClick={close}>
            Go on editing
          </Button>
          {isOrderable(problems, true) && (
            <Button
              kind="primary"
              onClick={() => {
                close();
                void send(isSoft);
              }}
            >
              {isSoft ? 'Add it as it is' : 'Add to cart'}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    ),
  };
}

/* What may stay as it is, such as words that were left blank on purpose, is told while editing. */
function needsAnswer({ level, code }: DesignProblem): boolean {
  return level === 'block' || code === 'fewPixels' || code === 'blankWords';
}

function useSending() {
  const { saving, store } = useEditor();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  async function send(isSoftAccepted: boolean): Promise<void> {
    setIsBusy(true);
    const problem = await trySend(isSoftAccepted);
    setIsBusy(false);
    if (problem === undefined) return void navigate(href.cart());
    if (store.getSnapshot().save === 'conflict') {
      store.set({ isConflictPutOff: false });
      return;
    }
    await openOverlay('error', {
      title: 'It is not in the cart yet',
      message: `${problem} Your design is kept.`,
      onRetry: () => void send(isSoftAccepted),
    });
  }

  async function trySend(isSoftAccepted: boolean): Promise<string | undefined> {
    const kept = await saving.flush();
    if (kept === undefined) {
      const { saveProblem } = store.getSnapshot();
      return saveProblem === '' ? 'There is no connection just now.' : saveProblem;
    }
    const { designSpaceId, version } = kept;
    const { quantity } = store.getSnapshot();
    const item = { designSpaceId, quantity, ...(isSoftAccepted && { acceptedVersion: version }) };
    const reply = await call(addItems, { body: { items: [item] } });
    return reply.ok ? undefined : reply.problem.title;
  }

  return { send, isBusy };
}
