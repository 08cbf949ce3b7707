import { photosLabel } from '@albumen/domain/photos/photos-label';
import { Button } from '@albumen/ui/buttons/button';
import { EyeOffIcon, PlusIcon } from '@albumen/ui/icons';
import { useEffect, useRef, useState, type Ref } from 'react';
import { Deeds } from './deeds.tsx';
import type { FindMeProps } from './find-me.tsx';
import type { Found } from './found.ts';
import { HideMe } from './hide-me.tsx';

export interface OwnPhotosProps extends FindMeProps {
  found: Found;
  /** Found just now: the reader of a screen goes on here. */
  isNew: boolean;
  ref: Ref<HTMLElement>;
  onAdd: () => void;
  onHidden: (faces: number) => void;
}

/** Above her photos: how many there are, and what can be done with all of them. */
export function OwnPhotos(props: OwnPhotosProps) {
  const { gallery, photoIds, isNew, ref, onAdd } = props;
  const count = photoIds.length;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <section ref={ref} className="find-me find-me--found" aria-labelledby="find-me-title">
      <div>
        <h2 className="title-md" id="find-me-title" aria-live="polite" tabIndex={-1} ref={heading}>
          {photosLabel(count)} of you
        </h2>
        <p className="text-sm text-muted">
          {count === 0
            ? 'Nothing is left. Another picture of you may find more.'
            : 'The surest first. Somebody else? Press “Not me” on the photo.'}
          {gallery.findMe?.isReady === false &&
            ' More may turn up: photos are still looked through.'}
        </p>
      </div>
      <div className="find-me__actions">
        {count > 0 && <Deeds {...props} />}
        <Button kind="quiet" isDense icon={<PlusIcon />} onClick={onAdd}>
          Add a picture
        </Button>
        <Hiding {...props} />
      </div>
    </section>
  );
}

function Hiding({ found, onHidden }: OwnPhotosProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button kind="quiet" isDense icon={<EyeOffIcon />} onClick={() => setIsAsked(true)}>
        Hide me
      </Button>
      {isAsked && <HideMe found={found} onHidden={onHidden} onClose={() => setIsAsked(false)} />}
    </>
  );
}
