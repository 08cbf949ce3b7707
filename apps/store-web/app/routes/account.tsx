import {
  getSettings,
  listSessions,
  updateUser,
  type AccountSettings,
  type SessionRow,
} from '@albumen/contract/endpoints/accounts';
import { TabList, TabPanel } from '@albumen/ui/tabs';
import {
  data,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { AddressSettings } from '../features/accounts/address-settings.tsx';
import { BrandSummary } from '../features/accounts/brand-summary.tsx';
import { EmailSettings } from '../features/accounts/email-settings.tsx';
import { LeaveSettings } from '../features/accounts/leave-settings.tsx';
import { NameSettings } from '../features/accounts/name-settings.tsx';
import { PasswordSettings } from '../features/accounts/password-settings.tsx';
import { SessionList } from '../features/accounts/session-list.tsx';
import { updateBodyOf } from '../features/accounts/update-body.ts';
import { readForm, refusedWith } from '../shell/form-outcome.ts';
import type { PageHandle } from '../shell/page-handle.ts';
import { apiOf, load } from '../shell/router-context.ts';
import { useHashTab } from '../shell/use-hash-tab.ts';
import '../features/accounts/accounts.css';

export const handle = { pageType: 'Account', title: 'Account' } satisfies PageHandle;

interface Loaded {
  settings: AccountSettings;
  sessions: SessionRow[];
}

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const [settings, { sessions }] = await Promise.all([
    load(args, getSettings),
    load(args, listSessions),
  ]);
  return { settings, sessions };
}

/** One action for the settings groups; each form's name is its group. */
export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readForm(request);
  const body = updateBodyOf(sent);
  if (body === undefined) throw data(null, { status: 400 });
  const reply = await apiOf(context).call(updateUser, { body });
  return reply.ok ? { saved: sent.form } : refusedWith(sent, reply.problem);
}

const tabs = [
  { name: 'name', label: 'Name' },
  { name: 'email', label: 'Email' },
  { name: 'password', label: 'Password' },
  { name: 'shippingAddress', label: 'Shipping address' },
  { name: 'brand', label: 'Brand' },
  { name: 'devices', label: 'Devices' },
  { name: 'data', label: 'Your data' },
] as const;

export function Component() {
  const { settings, sessions } = useLoaderData<Loaded>();
  const tab = useHashTab(
    tabs.map(({ name }) => name),
    'name',
  );
  const panels = {
    name: <NameSettings settings={settings} />,
    email: <EmailSettings settings={settings} />,
    password: <PasswordSettings settings={settings} />,
    shippingAddress: <AddressSettings settings={settings} />,
    brand: <BrandSummary />,
    devices: <SessionList sessions={sessions} />,
    data: <LeaveSettings />,
  };
  return (
    <main id="main" className="settings" tabIndex={-1}>
      <h1 className="title-lg">Account</h1>
      <TabList label="Account settings" tabs={tabs} active={tab.active} onSelect={tab.select} />
      {tabs.map(({ name }) => (
        <TabPanel key={name} name={name} isShown={tab.isShown(name)}>
          <div className="settings__panel">{panels[name]}</div>
        </TabPanel>
      ))}
    </main>
  );
}
