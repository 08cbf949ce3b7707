import {
  THREEDS_UNRECOGNIZED_VERSION,
  THREEDS_UNSUPPORTED_VERSION,
} from '../../protocol/errors/three-d-secure.ts';
import { payError } from '../../protocol/pay-error.ts';

/** How a challenge is presented: in a frame of ours, or by the card network's script. */
export type Style = 'legacy' | 'modal' | 'bootstrap3' | 'inline';

const styles: Readonly<Record<string, Style>> = {
  '1': 'legacy',
  '2': 'modal',
  '2-cardinal-modal': 'modal',
  '2-bootstrap3-modal': 'bootstrap3',
  '2-inline-iframe': 'inline',
};

/** @throws BraintreeError `THREEDS_UNSUPPORTED_VERSION` without one, `…_UNRECOGNIZED_VERSION` */
export function styleOf(version: string | number | undefined | null): Style {
  if (!version) throw payError(THREEDS_UNSUPPORTED_VERSION);
  const style = styles[String(version)];
  if (!style) throw payError(THREEDS_UNRECOGNIZED_VERSION, { version });
  return style;
}
