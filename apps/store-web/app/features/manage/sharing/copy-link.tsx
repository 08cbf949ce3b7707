import { Button } from '@albumen/ui/button';
import { CopyField } from '../../../shell/copy-field.tsx';

/** Copies; a phone can hand the link to its other apps as well. */
export function CopyLink({ link, title }: { link: string; title: string }) {
  const canHandOver = 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
  return (
    <>
      <div className="share-sheet__row">
        <CopyField link={link} />
      </div>
      {canHandOver && (
        <Button
          isWide
          onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
        >
          Send with another app
        </Button>
      )}
    </>
  );
}
