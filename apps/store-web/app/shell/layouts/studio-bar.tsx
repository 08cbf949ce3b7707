import { switchStudio } from '@albumen/contract/endpoints/studio';
import type { Viewer } from '@albumen/contract/endpoints/viewer';
import { studioRoles } from '@albumen/contract/rights';
import { Button } from '@albumen/ui/buttons/button';
import { href } from '../../paths.ts';
import { call } from '../api/browser-api.ts';
import { useChange } from '../use-change.ts';
import './studio-bar.css';

interface StudioBarProps {
  worksFor: NonNullable<Viewer['worksFor']>;
}

/** Says for whom somebody works who is in the studio of another, and leads back. */
export function StudioBar({ worksFor }: StudioBarProps) {
  const { isBusy, change } = useChange();
  const leave = async () => {
    const back = () => call(switchStudio, { body: {} });
    if (await change(back, 'You are in your own studio.')) window.location.assign(href.dashboard());
  };
  return (
    <aside className="studio-bar text-sm" aria-label="Studio">
      <p>
        You work for <strong>{worksFor.name}</strong> as {studioRoles[worksFor.role].label}.
      </p>
      <Button isDense kind="quiet" isBusy={isBusy} onClick={() => void leave()}>
        Back to my own
      </Button>
    </aside>
  );
}
