import { frameIdentity } from '../../protocol/frame-address.ts';
import {
  BUS_CONFIGURATION_REQUEST,
  DISPATCH_FRAME_READY,
  DISPATCH_FRAME_REPORT,
  serviceIdOf,
  WINDOW_LANDED,
} from '../../protocol/frame-service.ts';
import { allowedOrigins } from '../allowed-origins.ts';
import { openParentBus } from '../bus/parent-bus.ts';
import type {} from '../window/dispatch-handle.ts';

// The published SDK gives the channel in the frame's name, not in its address.
const { channel, dialect } = frameIdentity(location.hash);
const identity = { channel: channel || serviceIdOf(window.name), dialect };
const answersNothing = { checks: {}, allowedOrigins: allowedOrigins() };

openParentBus({ ...identity, ...answersNothing }, (bus) => {
  window.albumenDispatch = {
    landed: () => bus.emit(WINDOW_LANDED),
    report: (report, onDone) => bus.emit(DISPATCH_FRAME_REPORT, report, onDone),
  };
  if (dialect === 'port') return bus.emit(DISPATCH_FRAME_READY);
  // Its answer tells the frame which of the merchant's origins it is on.
  bus.emit(BUS_CONFIGURATION_REQUEST, undefined, () => bus.emit(DISPATCH_FRAME_READY));
});
