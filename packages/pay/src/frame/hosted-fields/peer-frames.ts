import type { FieldKey } from '../../protocol/hosted-fields.ts';
import type { FieldView, Shared } from './field-view.ts';

/** What each frame offers to the others of its form; only pages of the gateway's origin can see it. */
export interface FieldFrame {
  channel: string;
  key: FieldKey;
  show: (shared: Shared) => FieldView | undefined;
  /** Only the leading frame has it: it takes in a frame that is loaded later, or again. */
  adopt?: (frame: FieldFrame) => void;
}

declare global {
  interface Window {
    albumenField?: FieldFrame;
  }
}

/** The frames of the same form in the same merchant page, this one included. */
export function peerFrames(channel: string): FieldFrame[] {
  const found: FieldFrame[] = [];
  for (let place = 0; place < window.parent.length; place += 1) {
    const frame = frameAt(place);
    if (frame?.channel === channel) found.push(frame);
  }
  return found;
}

function frameAt(place: number): FieldFrame | undefined {
  try {
    // Past the last frame there is none; the DOM's declaration has one at every place.
    return (window.parent[place] as Window | undefined)?.albumenField;
  } catch {
    // A frame of another origin, and none of ours.
    return undefined;
  }
}
