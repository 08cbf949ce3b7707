import '@albumen/ui/ui.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ShellContext } from '../../../shell/shell-context.tsx';
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

const root = document.getElementById('app');
const publicConfig = { publicUrl: location.origin, release: 'test' };
if (root) {
  createRoot(root).render(
    <ShellContext value={{ brand: 'cyan', publicConfig, csrfToken: '', isPartial: false }}>
      <AccountForm />
    </ShellContext>,
  );
}
