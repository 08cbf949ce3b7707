import type { AddressUpdated } from '@albumen/contract/endpoints/addresses';
import { Notice } from '@albumen/ui/feedback/notice';
import { AddressChoice, AddressText } from './address-choice.tsx';

/** The result of changing an address: the success block, or what there is to confirm. */
export function AddressAnswer({ answer }: { answer: AddressUpdated }) {
  if (answer.outcome === 'saved') {
    return (
      <Notice kind="done" title="Your address is saved.">
        <p>
          {answer.name}
          <br />
          <AddressText address={answer.address} />
        </p>
      </Notice>
    );
  }
  const { entered, suggested } = answer;
  return (
    <section className="address-confirmation" aria-label="Confirm the address">
      <AddressChoice
        entered={entered}
        suggested={suggested}
        chosen={suggested ? 'suggested' : 'original'}
      />
    </section>
  );
}
