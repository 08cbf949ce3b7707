import { useRef, useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { buttonClass, type ButtonLook } from '../buttons/button.tsx';
import { CheckIcon, ChevronDownIcon } from '../icons.tsx';
import './menu.css';

export interface MenuChoice {
  id: string;
  label: string;
  icon?: ReactNode;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** A link instead of an action. */
  href?: string;
}

export interface MenuProps extends ButtonLook {
  /** What the button shows. */
  children: ReactNode;
  /** What a screen reader says when the button shows only an icon. */
  label?: string;
  choices: readonly MenuChoice[];
  onChoose: (id: string) => void;
  /** Makes the menu a choice of one and ticks this entry. */
  selected?: string;
  /** Leaves out the chevron, for a button that is only an icon. */
  isIcon?: boolean;
}

/**
 * A button with a menu: arrows, typing ahead, Escape, outside click, focus returned. Carries
 * react-aria; on the public gallery use `Disclosure` instead or load it lazily.
 */
export function Menu(props: MenuProps) {
  const { children, label, choices, onChoose, selected, isIcon, ...look } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  const [home, setHome] = useState<Element | null>(null);
  // Inside a modal dialog everything else is inert, so the sheet must open in it.
  const findHome = () => setHome(trigger.current?.closest('dialog') ?? null);
  return (
    <MenuTrigger onOpenChange={findHome}>
      <Button
        ref={trigger}
        className={isIcon ? 'icon-button' : buttonClass(look)}
        {...(label !== undefined && { 'aria-label': label })}
      >
        {children}
        {!isIcon && <ChevronDownIcon size={14} />}
      </Button>
      <Popover
        className="menu-popover"
        placement="bottom start"
        offset={4}
        {...(home && { UNSTABLE_portalContainer: home })}
      >
        <AriaMenu
          className="menu"
          onAction={(id) => onChoose(String(id))}
          {...(selected !== undefined && { selectionMode: 'single', selectedKeys: [selected] })}
        >
          {choices.map((choice) => (
            <Choice key={choice.id} choice={choice} isSelected={choice.id === selected} />
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function Choice({ choice, isSelected }: { choice: MenuChoice; isSelected: boolean }) {
  const { id, label, icon, isDanger, isDisabled, href } = choice;
  return (
    <MenuItem
      id={id}
      textValue={label}
      className={isDanger ? 'menu__item menu__item--danger' : 'menu__item'}
      isDisabled={isDisabled === true}
      {...(href !== undefined && { href })}
    >
      {icon}
      <span className="menu__label">{label}</span>
      {isSelected && <CheckIcon size={16} />}
    </MenuItem>
  );
}
