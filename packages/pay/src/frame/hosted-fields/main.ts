import { FRAME_READY, fromMerchantPage, isFieldKey } from '../../protocol/hosted-fields.ts';
import { frameIdentity } from '../../protocol/frame-address.ts';
import { allowedOrigins } from '../allowed-origins.ts';
import { openParentBus } from '../bus/parent-bus.ts';
import { showField } from './field-view.ts';
import { becomeLeader } from './leader.ts';
import { type FieldFrame, peerFrames } from './peer-frames.ts';

const identity = frameIdentity(location.hash);
const key = window.name.replace('braintree-hosted-field-', '');

if (isFieldKey(key)) {
  const { channel } = identity;
  const own: FieldFrame = { channel, key, show: (shared) => showField(key, shared) };
  window.albumenField = own;
  // A form that is shown already need not wait for this frame's line to the page.
  peerFrames(channel)
    .find(({ adopt }) => adopt)
    ?.adopt?.(own);
  openParentBus(
    { ...identity, checks: fromMerchantPage, allowedOrigins: allowedOrigins() },
    (bus, options) => {
      const lead = (given: unknown): void => becomeLeader(bus, identity, given);
      // Whoever is to lead has the options from the beginning, or gets them in answer.
      if (options) lead(options);
      else bus.emit(FRAME_READY, { field: key }, lead);
    },
  );
}
