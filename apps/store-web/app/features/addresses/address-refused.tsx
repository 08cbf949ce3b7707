import type { Problem } from '@albumen/contract/problems';
import { RefusedForm } from '../../shell/forms/refused-form.tsx';
import { addressLabels } from './address-labels.ts';

/** An address that was not saved, for those who ask for HTML. */
export function AddressRefused({ problem }: { problem: Problem }) {
  return <RefusedForm problem={problem} labels={addressLabels} />;
}
