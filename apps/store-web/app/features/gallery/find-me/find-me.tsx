import type { SharedGallery } from '@albumen/contract/endpoints/galleries';
import { Button } from '@albumen/ui/buttons/button';
import { Notice } from '@albumen/ui/feedback/notice';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { NotLoaded } from '../../../shell/not-loaded.tsx';
import type { FavoritesStore } from '../../favorites/favorites-store.ts';
import { FaceChoice } from './face-choice.tsx';
import type { FoundState } from './found.ts';
import { OwnPhotos } from './own-photos.tsx';
import { Looking } from './looking.tsx';
import { PeopleChoice } from './people-choice.tsx';
import { personIn } from './person-address.ts';
import { PersonPhotos } from './person-photos.tsx';
import { PictureButtons } from './picture-buttons.tsx';
import { useFinding } from './use-finding.ts';
import { useKeptFound } from './use-kept-found.ts';
import { useInView } from './use-in-view.ts';
import './find-me.css';

export interface FindMeProps extends FoundState {
  gallery: SharedGallery;
  favorites: FavoritesStore;
  /** Her photos as the grid shows them. */
  photoIds: readonly string[];
}

/** Photos of the person in the address, else the way to the guest's own. */
export function FindMe(props: FindMeProps) {
  const personId = personIn(useSearchParams()[0]);
  return personId === undefined ? (
    <FindYourself {...props} />
  ) : (
    <PersonPhotos key={personId} {...props} personId={personId} />
  );
}

/** The way from a guest's picture to her photos, and what is done with them. */
function FindYourself(props: FindMeProps) {
  const { gallery } = props;
  const { found, setFound } = useKeptFound(gallery.shareId, props);
  const ref = useInView();
  const [isAdding, setIsAdding] = useState(false);
  const [isNew, setIsNew] = useState(false);
  const [hiddenFaces, setHiddenFaces] = useState<number>();
  const finding = useFinding(gallery, {
    found,
    setFound: (next) => {
      setIsAdding(false);
      setHiddenFaces(undefined);
      setIsNew(true);
      setFound(next);
    },
  });
  if (found !== undefined && !isAdding) {
    const hide = (count: number) => {
      setHiddenFaces(count);
      setFound(undefined);
    };
    const add = () => setIsAdding(true);
    return <OwnPhotos {...props} {...{ found, ref, isNew }} onAdd={add} onHidden={hide} />;
  }
  return (
    <section ref={ref} className="find-me" aria-labelledby="find-me-title">
      <h2 className="title-lg" id="find-me-title">
        Find your photos
      </h2>
      {hiddenFaces !== undefined && <Hidden count={hiddenFaces} />}
      <Asking gallery={gallery} finding={finding} />
      {isAdding && finding.stage.is === 'asking' && (
        <Button kind="quiet" onClick={() => setIsAdding(false)}>
          Back to your photos
        </Button>
      )}
    </section>
  );
}

interface AskingProps {
  gallery: SharedGallery;
  finding: ReturnType<typeof useFinding>;
}

function Asking({ gallery, finding }: AskingProps) {
  const { stage, loaded, cancel } = finding;
  switch (stage.is) {
    case 'looking':
    case 'searching':
      return <Looking stage={stage.is} loaded={loaded} onCancel={cancel} />;
    case 'choosing':
      return (
        <>
          <FaceChoice {...stage} onChoose={(face) => void finding.choose(face)} />
          <Button kind="quiet" onClick={cancel}>
            Another picture
          </Button>
        </>
      );
    case 'asking':
      return (
        <>
          <p className="find-me__lead">{gallery.findMe?.text}</p>
          {gallery.findMe?.isReady === false && (
            <Notice>
              The photos are still being looked through. Come back later, and there may be more.
            </Notice>
          )}
          {stage.problem !== undefined && <Problem problem={stage.problem} again={stage.again} />}
          <PictureButtons onFile={(file) => void finding.read(file)} onNear={finding.warm} />
          <Promises />
          {gallery.showsPeople && <PeopleChoice shareId={gallery.shareId} />}
        </>
      );
  }
}

function Problem({ problem, again }: { problem: string; again: (() => void) | undefined }) {
  if (again !== undefined) return <NotLoaded failure={problem} onRetry={again} />;
  return <Notice kind="danger">{problem}</Notice>;
}

function Promises() {
  return (
    <ul className="find-me__promises text-sm">
      <li>Your picture stays on this device: it is read in this page.</li>
      <li>Reload or close this page, and it has forgotten you.</li>
    </ul>
  );
}

function Hidden({ count }: { count: number }) {
  const faces = count === 1 ? 'One face is' : `${count.toLocaleString('en-US')} faces are`;
  return (
    <Notice kind="done" title="You are hidden">
      {faces} no longer found by anyone. The photos themselves stay in the gallery.
    </Notice>
  );
}
