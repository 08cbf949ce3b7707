import { Notice } from '@albumen/ui/feedback/notice';
import { TabPanel } from '@albumen/ui/panels/tabs';
import { useState } from 'react';
import { useHashTab } from '../../shell/navigation/use-hash-tab.ts';
import type { OperatorData } from './load-operator.ts';
import { groupsOf } from './operator-sections.tsx';
import { SignOutButton } from './own-sessions.tsx';
import { RightsContext } from './rights.tsx';
import { SectionTabs } from './section-tabs.tsx';
import './operator.css';

/** What the operator's role opens, and the operator's own sessions. */
export function OperatorDashboard(data: OperatorData) {
  const { viewer, overview } = data;
  const groups = groupsOf(data);
  const names = groups.flatMap(({ sections }) => sections.map(({ name }) => name));
  // What a second factor opens must not come before the recovery codes that are being shown.
  const [first] = useState(names[0]);
  const tab = useHashTab(names, names.find((name) => name === first) ?? names[0] ?? 'you');
  return (
    <RightsContext value={viewer.rights}>
      <main id="main" className="operator" tabIndex={-1}>
        <div className="operator__head">
          <h1 className="title-lg">Operator</h1>
          <SignOutButton />
        </div>
        <UndeclaredProxies addresses={overview?.undeclaredProxies ?? []} />
        <SectionTabs groups={groups} active={tab.active} onSelect={tab.select} />
        {groups.flatMap(({ sections }) =>
          sections.map(({ name, panel }) => (
            <TabPanel key={name} name={name} isShown={tab.isShown(name)}>
              {panel}
            </TabPanel>
          )),
        )}
      </main>
    </RightsContext>
  );
}

function UndeclaredProxies({ addresses }: { addresses: readonly string[] }) {
  if (addresses.length === 0) return null;
  return (
    <Notice title={`${addresses.join(', ')} forwards for visitors and is not declared.`}>
      <p>
        If that is your proxy, set <code>TRUSTED_PROXIES={addresses.join(',')}</code> and start
        again. Until then all its visitors count as one: who guesses passwords shuts out the others.
      </p>
    </Notice>
  );
}
