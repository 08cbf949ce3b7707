import { useState } from 'react';
import { mountFixture } from '../../../../test/mount-fixture.tsx';
import { PasswordStrength } from './password-strength.tsx';

function Passwords() {
  const [password, setPassword] = useState('');
  return (
    <form>
      <label>
        Password
        <input value={password} onChange={({ target }) => setPassword(target.value)} />
      </label>
      <PasswordStrength password={password} userInputs={['Wilhelmina', 'w.f@example.com']} />
    </form>
  );
}

mountFixture(<Passwords />);
