import { hideMe } from '@albumen/contract/endpoints/find-me';
import { Button } from '@albumen/ui/buttons/button';
import { Notice } from '@albumen/ui/feedback/notice';
import { Dialog, DialogActions } from '@albumen/ui/overlays/dialog';
import { useState } from 'react';
import { call } from '../../../shell/api/browser-api.ts';
import type { Found } from './found.ts';

export interface HideMeProps {
  found: Found;
  onHidden: (faces: number) => void;
  onClose: () => void;
}

/** Asks before it forgets her: nobody can undo it. */
export function HideMe({ found, onHidden, onClose }: HideMeProps) {
  const [state, setState] = useState<{ isBusy: boolean; problem?: string }>({ isBusy: false });
  const hide = async () => {
    setState({ isBusy: true });
    const reply = await call(hideMe, { params: { shareId: found.shareId }, body: found.asked });
    if (reply.ok) onHidden(reply.value.hidden);
    else setState({ isBusy: false, problem: reply.problem.title });
  };
  return (
    <Dialog title="Hide me in this gallery" onClose={onClose}>
      <p>
        Nobody will find you here any more, and you are no person in it: the numbers that stand for
        your face are deleted. Your photos stay, and whoever has the link still sees them. To have a
        photo removed, write to the photographer.
      </p>
      <p className="text-sm text-muted">This can’t be undone from here.</p>
      {state.problem !== undefined && <Notice kind="danger">{state.problem}</Notice>}
      <DialogActions>
        <Button onClick={onClose}>Not now</Button>
        <Button kind="danger" isBusy={state.isBusy} onClick={() => void hide()}>
          Hide me
        </Button>
      </DialogActions>
    </Dialog>
  );
}
