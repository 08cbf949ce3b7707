import type { CheckoutUpdate } from '@albumen/contract/endpoints/checkout';
import type { Dependencies } from '../../../dependencies.ts';
import { ProblemError } from '../../../http/problem-error.ts';
import type { Visit } from '../../../http/visit.ts';
import { updateCheckout } from '../../checkout/update-checkout.service.ts';

/** The form says what the checkout does not know yet. */
export interface Unsaved {
  kind: 'save';
  update: CheckoutUpdate;
}

interface SavedWork<Outcome> {
  resourceId: string;
  /** The system has none, as it has no form. */
  ip: string | undefined;
  work: (isFormSaved: boolean) => Promise<Outcome | Unsaved>;
}

/**
 * What is ordered is what the page shows: a field that was typed last, or changed in another tab, is kept
 * first, with all that this asks for. A total that comes out otherwise is refused by the work. The system
 * has no page: it orders what the checkout says.
 */
export async function withFormSaved<Outcome extends { kind: string }>(
  deps: Dependencies,
  by: Visit | 'system',
  { resourceId, ip, work }: SavedWork<Outcome>,
): Promise<Outcome> {
  const first = await work(false);
  if (!isUnsaved(first)) return first;
  if (by === 'system' || ip === undefined) throw new Error('the system has no form to save');
  const { update } = first;
  await updateCheckout(deps, by, { resourceId, update, ip }).catch(unlessPlaced);
  const saved = await work(true);
  if (isUnsaved(saved)) throw new Error('a form that is saved is not saved again');
  return saved;
}

function isUnsaved(outcome: { kind: string }): outcome is Unsaved {
  return outcome.kind === 'save';
}

/** Another process was quicker with the same submission, whose outcome is the answer. */
function unlessPlaced(error: unknown): void {
  if (!(error instanceof ProblemError) || error.problem.code !== 'checkoutPlaced') throw error;
}
