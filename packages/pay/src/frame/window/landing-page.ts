import { isOver } from '../../protocol/frame-service.ts';
import { findDispatchFrame, ownServiceId } from './dispatch-handle.ts';
import { showWaiting, showWayOut } from './show.ts';

/** What a window shows until it is sent on. */
export async function land(sentence: string): Promise<void> {
  if (isOver(location.search)) return leave();
  showWaiting(sentence);
  const dispatchFrame = await findDispatchFrame(ownServiceId());
  if (dispatchFrame) return dispatchFrame.landed();
  // Cut off from its page, which goes on by itself.
  if (window.opener || window.parent !== window) return;
  leave();
}

function leave(): void {
  window.close();
  showWayOut('This window is not needed.');
}
