import { Button } from '@albumen/ui/buttons/button';
import { StoryEnding } from './ending.tsx';
import type { Ending } from './settle.ts';

interface StoryEndProps {
  status: string;
  /** Makes the component anew. */
  retry: () => void;
  ending: Ending | undefined;
  gatewayUrl: string;
  /** What stands before the amount of a charge. */
  doneWord?: string;
}

/** Says under every form which component could not be made, and what became of the payment. */
export function StoryEnd({ status, retry, ending, gatewayUrl, doneWord = 'Paid' }: StoryEndProps) {
  return (
    <>
      {status === 'failed' && <Button onClick={retry}>Try again</Button>}
      <div aria-live="polite">
        {ending && <StoryEnding ending={ending} gatewayUrl={gatewayUrl} doneWord={doneWord} />}
      </div>
    </>
  );
}
