import '@albumen/ui/ui.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
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

const root = document.getElementById('app');
if (root) createRoot(root).render(<Passwords />);
