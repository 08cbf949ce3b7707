import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { centerIn } from '../center-in.tsx';
import './tabs.css';

export interface TabItem<Name extends string> {
  name: Name;
  label: ReactNode;
  count?: number;
}

export interface TabListProps<Name extends string> {
  /** Names the list for screen readers. */
  label: string;
  tabs: readonly TabItem<Name>[];
  active: Name;
  onSelect: (name: Name) => void;
  /** Stepwise progress: tabs after the current one cannot be chosen. */
  isStepwise?: boolean;
  /** Stands beside its panels where there is room, above them elsewhere; up and down move, too. */
  isBeside?: boolean;
}

/** Tabs as links to their hash, so that they work as links do. Arrow keys, Home and End move. */
export function TabList<Name extends string>(props: TabListProps<Name>) {
  const { label, tabs, active, onSelect, isStepwise, isBeside } = props;
  const current = tabs.findIndex((tab) => tab.name === active);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    centerIn(list.current, '[aria-selected="true"]');
  }, [active]);
  const isDisabled = (index: number) => isStepwise === true && index > current;
  const choose = (event: MouseEvent, tab: TabItem<Name>, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isDisabled(index)) onSelect(tab.name);
  };
  return (
    <div
      ref={list}
      className={isBeside ? 'tabs tabs--side' : 'tabs'}
      role="tablist"
      aria-label={label}
      onKeyDown={isBeside ? moveFocusAround : (event) => moveFocus(event)}
      tabIndex={-1}
    >
      {tabs.map((tab, index) => (
        <a
          key={tab.name}
          className="tab"
          role="tab"
          id={`tab-${tab.name}`}
          href={`#${tab.name}`}
          tabIndex={tab.name === active ? 0 : -1}
          aria-selected={tab.name === active}
          aria-disabled={isDisabled(index) || undefined}
          aria-controls={`tab-panel-${tab.name}`}
          onClick={(event) => choose(event, tab, index)}
        >
          {tab.label}
          {tab.count !== undefined && (
            <span className="tab__count">{tab.count.toLocaleString('en-US')}</span>
          )}
        </a>
      ))}
    </div>
  );
}

export interface TabPanelProps {
  name: string;
  isShown: boolean;
  children: ReactNode;
}

/** One tab's content; it stays mounted while hidden, so that nothing typed is lost. */
export function TabPanel({ name, isShown, children }: TabPanelProps) {
  return (
    <div
      className="tab-panel"
      role="tabpanel"
      id={`tab-panel-${name}`}
      aria-labelledby={`tab-${name}`}
      hidden={!isShown}
    >
      {children}
    </div>
  );
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/* Whether the tabs stand or lie is the style sheet's affair. */
const standing: Record<string, string> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' };

function moveFocusAround(event: KeyboardEvent<HTMLElement>) {
  moveFocus(event, standing[event.key]);
}

function moveFocus(event: KeyboardEvent<HTMLElement>, key = event.key) {
  const step = steps[key];
  if (!step) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const index = tabs.findIndex((tab) => tab === document.activeElement);
  const next = tabs[step(index, tabs.length)];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}
