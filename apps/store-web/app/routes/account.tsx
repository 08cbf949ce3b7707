import {
  getSettings,
  listSessions,
  updateUser,
  type AccountSettings,
  type SessionRow,
} from '@albumen/contract/endpoints/accounts';
import { listBrands, type Brand } from '@albumen/contract/endpoints/brands';
import { accountCredentials, type Credentials } from '@albumen/contract/endpoints/credentials';
import { listMemberships, listStudioMembers } from '@albumen/contract/endpoints/studio';
import { TabList, TabPanel } from '@albumen/ui/panels/tabs';
import type { ReactNode } from 'react';
import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import {
  isAddressDoubt,
  rememberTyped,
  takeChosenAddress,
} from '../features/accounts/address/address-update.ts';
import { AddressSettings } from '../features/accounts/settings/address-settings.tsx';
import { BrandSettings } from '../features/accounts/settings/brand-settings.tsx';
import { EmailSettings } from '../features/accounts/settings/email-settings.tsx';
import { LeaveSettings } from '../features/accounts/settings/leave-settings.tsx';
import { NameSettings } from '../features/accounts/settings/name-settings.tsx';
import { PasswordSettings } from '../features/accounts/settings/password-settings.tsx';
import { SecuritySettings } from '../features/accounts/settings/security-settings.tsx';
import { SessionList } from '../features/accounts/settings/session-list.tsx';
import { TeamSettings, type Team } from '../features/accounts/settings/team-settings.tsx';
import { settingsTabs, type SettingsTab } from '../features/accounts/settings/settings-tabs.ts';
import { updateBodyOf } from '../features/accounts/address/update-body.ts';
import { readForm, refusedWith } from '../shell/forms/form-outcome.ts';
import type { PageHandle } from '../shell/navigation/page-handle.ts';
import { apiOf, load, loadIfAllowed } from '../shell/navigation/router-context.ts';
import { useHashTab } from '../shell/navigation/use-hash-tab.ts';
import { useIsGuest } from '../shell/use-guest.ts';
import '../features/accounts/accounts.css';
import '../features/accounts/settings/settings.css';

export const handle = { pageType: 'Account', title: 'Account' } satisfies PageHandle;

interface Loaded {
  settings: AccountSettings;
  sessions: SessionRow[];
  brands: Brand[];
  credentials: Credentials;
  team: Team;
}

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const [settings, { sessions }, { brands }, credentials] = await Promise.all([
    load(args, getSettings),
    load(args, listSessions),
    load(args, listBrands),
    load(args, accountCredentials.getCredentials),
  ]);
  // Not every member may see the others.
  const members = await loadIfAllowed(args, listStudioMembers);
  const { studios } = await load(args, listMemberships);
  const team = { members, memberships: studios };
  return { settings, sessions, brands, credentials, team };
}

/** One action for the settings groups; each form's name is its group. */
export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readForm(request);
  const body = updateBodyOf({ ...sent, values: takeChosenAddress(sent.values) });
  if (body === undefined) throw data(null, { status: 400 });
  const reply = await apiOf(context).call(updateUser, { body });
  if (!reply.ok) return refusedWith(sent, reply.problem);
  const { addressDoubt } = reply.value;
  return addressDoubt ? rememberTyped(addressDoubt, sent.values) : { saved: sent.form };
}

export function Component() {
  const { settings, sessions, brands, credentials, team } = useLoaderData<Loaded>();
  const answered = useActionData<unknown>();
  const doubt = isAddressDoubt(answered) ? answered : undefined;
  const isGuest = useIsGuest();
  const hidden: readonly SettingsTab[] =
    team.memberships.length > 0 ? ['brand'] : ['brand', 'team'];
  const tabs = settingsTabs.filter(({ name }) => !isGuest || !hidden.includes(name));
  const tab = useHashTab(
    tabs.map(({ name }) => name),
    'name',
  );
  const panels: Record<SettingsTab, ReactNode> = {
    name: <NameSettings settings={settings} />,
    email: <EmailSettings settings={settings} />,
    password: <PasswordSettings settings={settings} />,
    security: <SecuritySettings credentials={credentials} />,
    shippingAddress: <AddressSettings settings={settings} doubt={doubt} />,
    brand: <BrandSettings brands={brands} />,
    team: <TeamSettings {...team} />,
    devices: <SessionList sessions={sessions} />,
    data: <LeaveSettings />,
  };
  return (
    <main id="main" className="settings" tabIndex={-1}>
      <h1 className="title-lg">Account</h1>
      <div className="settings__side">
        <TabList
          label="Account settings"
          tabs={tabs}
          active={tab.active}
          onSelect={tab.select}
          isBeside
        />
      </div>
      <div className="settings__panel">
        {tabs.map(({ name }) => (
          <TabPanel key={name} name={name} isShown={tab.isShown(name)}>
            {panels[name]}
          </TabPanel>
        ))}
      </div>
    </main>
  );
}
