import { splitPerson, type FaceCrop } from '@albumen/contract/endpoints/people';
import { Button } from '@albumen/ui/buttons/button';
import { useState } from 'react';
import { FacePicture } from './face-picture.tsx';
import type { PersonViewProps } from './person-view.tsx';
import { usePersonEdit } from './use-person-edit.ts';

type PersonFacesProps = Pick<PersonViewProps, 'galleryId' | 'person' | 'onChanged' | 'onOpen'> & {
  faces: readonly FaceCrop[];
};

/** Every face that was taken for hers; those that are not become somebody else's. */
export function PersonFaces({ galleryId, person, faces, onChanged, onOpen }: PersonFacesProps) {
  const change = usePersonEdit(onChanged);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const turn = (faceId: string) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(faceId)) after.add(faceId);
      return after;
    });
  const split = async () => {
    const params = { galleryId, personId: person.personId };
    const faceIds = faces.flatMap(({ faceId }) => (chosen.has(faceId) ? [faceId] : []));
    const reply = await change(splitPerson, { params, body: { faceIds } });
    if (reply !== undefined) onOpen(reply.personId);
  };
  return (
    <section className="person__section" aria-labelledby="person-faces">
      <h3 className="title-sm" id="person-faces">
        Faces
      </h3>
      <p className="text-sm text-muted">Choose those that are somebody else.</p>
      <ul className="person__faces">
        {faces.map((face, index) => (
          <li key={face.faceId}>
            <button
              type="button"
              className="person__face"
              aria-pressed={chosen.has(face.faceId)}
              onClick={() => turn(face.faceId)}
            >
              <span className="visually-hidden">{`Face ${index + 1} of ${faces.length}`}</span>
              <FacePicture face={face} sizePx={72} />
            </button>
          </li>
        ))}
      </ul>
      <Button
        disabled={chosen.size === 0 || chosen.size === faces.length}
        onClick={() => void split()}
      >
        {chosen.size > 1 ? 'These are somebody else' : 'This is somebody else'}
      </Button>
    </section>
  );
}
