import { mountFixture } from '../../../../test/mount-fixture.tsx';
import { usePeople } from './use-people.ts';

function People() {
  const { value, answers } = usePeople('gallery');
  return <p>{`${answers} answers, ${value?.isReady === true ? 'ready' : 'waiting'}`}</p>;
}

mountFixture(<People />);
