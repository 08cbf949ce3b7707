import type { AddressUpdated } from '@albumen/contract/endpoints/addresses';
import { Notice } from '@albumen/ui/feedback/notice';
import { AddressText } from './address-choice.tsx';

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
    <Notice title="Confirm the address">
      {suggested && (
        <p>
          Suggested: <AddressText address={suggested} />
        </p>
      )}
      <p>
        As entered: <AddressText address={entered} />
      </p>
    </Notice>
  );
}
