import { useState } from 'react';
import { mountFixture } from '../../../../test/mount-fixture.tsx';
import { BotCheck } from './bot-check.tsx';

function AccountForm() {
  const [attempt, setAttempt] = useState(0);
  return (
    <form aria-label="Account">
      <BotCheck name="botToken" attempt={attempt} />
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Refused once more
      </button>
    </form>
  );
}

mountFixture(<AccountForm />);
