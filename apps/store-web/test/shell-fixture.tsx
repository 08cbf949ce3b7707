import { problem } from '@albumen/contract/problems';
import { signInForm } from '@albumen/contract/forms/account-forms';
import { Button } from '@albumen/ui/buttons/button';
import { Menu } from '@albumen/ui/overlays/menu';
import { PasswordField } from '@albumen/ui/forms/password-field';
import { Notice } from '@albumen/ui/feedback/notice';
import { TabList, TabPanel } from '@albumen/ui/panels/tabs';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState } from 'react';
import type { ActionFunctionArgs } from 'react-router';
import { href } from '../app/paths.ts';
import { Form, SubmitButton } from '../app/shell/forms/form.tsx';
import { readForm, refusedWith } from '../app/shell/forms/form-outcome.ts';
import { openOverlay } from '../app/shell/overlays/overlay-store.ts';
import { PanelLink } from '../app/shell/navigation/panel-link.tsx';
import { showToast } from '../app/shell/toasts/toast-store.ts';
import { useHashTab } from '../app/shell/navigation/use-hash-tab.ts';

/* A page of the tests' own, in the place of the dashboard: each of the shell's behaviors once. */
export const handle = { pageType: 'Static', title: 'Fixture' };

export async function action({ request }: ActionFunctionArgs) {
  return refusedWith(await readForm(request), problem('wrongPassword'));
}

const tabs = ['name', 'brand', 'upload'] as const;

export function Component() {
  const tab = useHashTab(tabs, 'brand');
  const [sort, setSort] = useState('taken');
  const [isUndone, setIsUndone] = useState(false);
  return (
    <main id="main">
      <h1>Fixture</h1>
      <Button onClick={() => void openOverlay('error', { message: 'Nothing is lost.' })}>
        Open overlay
      </Button>
      <Button
        onClick={() => showToast('Deleted.', { label: 'Undo', onPress: () => setIsUndone(true) })}
      >
        Delete
      </Button>
      <output>{isUndone ? 'Restored' : sort}</output>
      <PanelLink to={href.privacy()} title="Privacy" />
      <Menu
        choices={[
          { id: 'taken', label: 'Date taken' },
          { id: 'name', label: 'File name' },
        ]}
        selected={sort}
        onChoose={setSort}
      >
        Sort
      </Menu>
      <TabList
        label="Steps"
        isStepwise
        active={tab.active}
        onSelect={tab.select}
        tabs={tabs.map((name) => ({ name, label: name }))}
      />
      {tabs.map((name) => (
        <TabPanel key={name} name={name} isShown={tab.isShown(name)}>
          Content of {name}
        </TabPanel>
      ))}
      <Rows />
      <Form name="signIn" rules={signInForm}>
        <TextField name="email" label="Email" />
        <PasswordField name="password" label="Password" />
        <SubmitButton form="signIn">Sign in</SubmitButton>
      </Form>
    </main>
  );
}

/* What takes itself away when it is pressed. */
function Rows() {
  const [rows, setRows] = useState(['first', 'second', 'third']);
  const [isEdited, setIsEdited] = useState(false);
  return (
    <section>
      <h2>Rows</h2>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <Button onClick={() => setRows(rows.filter((other) => other !== row))}>
              Remove {row}
            </Button>
          </li>
        ))}
      </ul>
      {isEdited ? (
        <div>
          <TextField name="nickname" label="Nickname" />
          <Notice title="Nobody else sees it." />
          <Button onClick={() => setIsEdited(false)}>Save nickname</Button>
        </div>
      ) : (
        <Button onClick={() => setIsEdited(true)}>Edit nickname</Button>
      )}
    </section>
  );
}
