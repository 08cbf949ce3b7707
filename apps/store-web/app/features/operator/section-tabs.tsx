import { TabList } from '@albumen/ui/panels/tabs';
import type { ReactNode } from 'react';

export interface Section {
  name: string;
  label: string;
  /** How many there are. */
  count?: number;
  /** How many wait for somebody to act. */
  waiting?: number;
  panel: ReactNode;
}

export interface Group {
  label: string;
  sections: readonly Section[];
}

interface SectionTabsProps {
  groups: readonly Group[];
  active: string;
  onSelect: (name: string) => void;
}

/** Two rows that fit every screen: what it is about, and what there is of it. */
export function SectionTabs({ groups, active, onSelect }: SectionTabsProps) {
  const open = groups.find((group) => isIn(group, active));
  return (
    <>
      <nav className="tabs operator__groups" aria-label="Operator">
        {groups.map((group) => (
          <GroupLink key={group.label} group={group} isOpen={group === open} onSelect={onSelect} />
        ))}
      </nav>
      {open && open.sections.length > 1 && (
        <TabList
          label={open.label}
          tabs={open.sections.map(({ name, label, count, waiting }) => ({
            name,
            label,
            ...((count ?? waiting) !== undefined && { count: count ?? waiting ?? 0 }),
          }))}
          active={active}
          onSelect={onSelect}
        />
      )}
    </>
  );
}

interface GroupLinkProps {
  group: Group;
  isOpen: boolean;
  onSelect: (name: string) => void;
}

function GroupLink({ group: { label, sections }, isOpen, onSelect }: GroupLinkProps) {
  const first = sections[0]?.name ?? '';
  const waiting = sections.reduce((sum, section) => sum + (section.waiting ?? 0), 0);
  return (
    <a
      className="tab"
      href={`#${first}`}
      // A group of one has no tabs below that could name its panel.
      id={sections.length === 1 ? `tab-${first}` : undefined}
      aria-current={isOpen ? 'page' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onSelect(first);
      }}
    >
      {label}
      {waiting > 0 && <span className="tab__count">{waiting.toLocaleString('en-US')}</span>}
    </a>
  );
}

function isIn({ sections }: Group, name: string): boolean {
  return sections.some((section) => section.name === name);
}
