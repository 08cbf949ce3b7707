import type { SharedGallery } from '@albumen/contract/endpoints/galleries';
import type { SelfieFace } from '@albumen/faces/browser/selfie-reader';
import { useRef, useState } from 'react';
import { facesToChoose } from './describe-selfie.ts';
import type { Found, FoundState } from './found.ts';
import { PictureError, readPicture } from './read-picture.ts';
import { renderNotMe } from './not-me.tsx';
import { pickMatches, search } from './search.ts';
import { useSelfieReader } from './use-selfie-reader.ts';

export type Stage =
  /** `again` is there where a search by what was read of the picture may still succeed. */
  | { is: 'asking'; problem?: string; again?: () => void }
  | { is: 'looking' }
  | { is: 'choosing'; faces: SelfieFace[]; canvas: HTMLCanvasElement }
  | { is: 'searching' };

/** As many as one search takes: more pictures of her make it surer. */
const mostDescriptors = 5;

/** From a picture to photos: reads it here, asks which face is hers, and searches by its numbers. */
export function useFinding({ shareId, findMe }: SharedGallery, { found, setFound }: FoundState) {
  const model = findMe?.model ?? '';
  const [stage, setStage] = useState<Stage>({ is: 'asking' });
  const { open, close, loaded } = useSelfieReader(model);
  const run = useRef(0);

  /** A step whose result nobody waits for any more changes nothing. */
  async function attempt(steps: (isCurrent: () => boolean) => Promise<Stage>): Promise<void> {
    run.current += 1;
    const mine = run.current;
    const isCurrent = () => run.current === mine;
    const next = await steps(isCurrent).catch((error: unknown) => {
      // After a picture of the wrong kind, what looks for faces still works.
      if (!(error instanceof PictureError)) close();
      return { is: 'asking', problem: problemOf(error) } satisfies Stage;
    });
    if (isCurrent()) setStage(next);
  }

  async function searchBy(face: SelfieFace, isCurrent: () => boolean): Promise<Stage> {
    if (isCurrent()) setStage({ is: 'searching' });
    const descriptors = await open().describe(face);
    if (descriptors.length === 0) return { is: 'asking', problem: messages.hidden };
    close();
    const before = found?.asked ?? { descriptors: [], notMe: [] };
    const asked = {
      model,
      descriptors: [...descriptors, ...before.descriptors].slice(0, mostDescriptors),
      notMe: before.notMe,
    };
    return searchFor({ shareId, asked, pick: pickMatches, renderOver: renderNotMe }, isCurrent);
  }

  async function searchFor(
    wanted: Omit<Found, 'matches'>,
    isCurrent: () => boolean,
  ): Promise<Stage> {
    if (isCurrent()) setStage({ is: 'searching' });
    const outcome = await search(wanted);
    if (outcome.is === 'failed') {
      const again = () => void attempt((isStill) => searchFor(wanted, isStill));
      return { is: 'asking', problem: outcome.message, again };
    }
    if (outcome.found.matches.length === 0) return { is: 'asking', problem: messages.nothing };
    if (isCurrent()) setFound(outcome.found);
    return { is: 'asking' };
  }

  return {
    stage,
    loaded,
    warm: () =>
      void open()
        .open()
        .catch(() => undefined),
    read: (file: File) =>
      attempt(async (isCurrent) => {
        setStage({ is: 'looking' });
        const read = await readPicture(file);
        const faces = await facesToChoose(open(), read);
        const [only] = faces;
        return only !== undefined && faces.length === 1
          ? searchBy(only, isCurrent)
          : { is: 'choosing', faces, canvas: read.canvas };
      }),
    choose: (face: SelfieFace) => attempt((isCurrent) => searchBy(face, isCurrent)),
    cancel: () => {
      run.current += 1;
      close();
      setStage({ is: 'asking' });
    },
  };
}

function problemOf(error: unknown): string {
  if (error instanceof PictureError) return error.message;
  if (typeof WebAssembly === 'undefined') return messages.old;
  return navigator.onLine ? messages.broken : messages.offline;
}

const messages = {
  hidden:
    'Too little of this face is to be seen. Look into the camera, with nothing over eyes and mouth.',
  nothing:
    'No photo here shows this face. Try another picture of you: from the front, in good light, as you looked that day.',
  offline: 'You are offline. Find me needs the network once; the picture stays here all the same.',
  broken: 'Looking for faces did not work this time. Try once more, or use another browser.',
  old: 'This browser can’t look for faces. Open the gallery in another one.',
};
