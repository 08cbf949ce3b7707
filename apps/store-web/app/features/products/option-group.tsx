import { formatPrice } from '@albumen/domain/money/format-price';
import { Fragment, useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { FieldErrors } from '@albumen/ui/forms/field';
import './option-group.css';

export interface GroupOption {
  value: string;
  label: string;
  /** Below the label. */
  note?: string | undefined;
  /** A color or drawing that stands for it. */
  mark?: ReactNode;
  /** What it adds; nothing is said of what adds nothing. */
  extraMinor?: number | undefined;
  /** What it costs; takes the place of what it adds. */
  priceMinor?: number | undefined;
}

export interface OptionGroupProps {
  legend: string;
  name: string;
  value: string;
  options: readonly GroupOption[];
  currency: string;
  /** Marks: small, the chosen one's name beside the legend · tiles: side by side · rows: below each other. */
  shape: 'marks' | 'tiles' | 'rows';
  /** The first so many options stand apart from the rest, each part below its words. */
  firstPart?: { count: number; label: string; rest: string } | undefined;
  /** What an editor could not open with. */
  errors?: readonly string[] | undefined;
  onChange: (value: string) => void;
}

/** One choice of several, as radio buttons that look like what they choose. */
export function OptionGroup(props: OptionGroupProps) {
  const { legend, name, value, options, currency, shape, firstPart, errors = [], onChange } = props;
  const id = useId();
  const group = useEarlyChoice(value, onChange);
  const chosen = options.find((option) => option.value === value);
  return (
    <fieldset
      className={classOf(props)}
      ref={group}
      {...(errors.length > 0 && { 'aria-describedby': `${id}-error` })}
    >
      <legend className="option-group__legend">
        <span>{legend}</span>
        {shape === 'marks' && chosen && (
          <span className="text-muted">
            {chosen.label}
            {cost(chosen, currency) !== '' && <>, {cost(chosen, currency)}</>}
          </span>
        )}
      </legend>
      <div className="option-group__options">
        {options.map((option, place) => (
          <Fragment key={option.value}>
            {firstPart && place === 0 && <PartTitle>{firstPart.label}</PartTitle>}
            {firstPart?.count === place && <PartTitle>{firstPart.rest}</PartTitle>}
            <label className="option">
              <input
                className="option__input"
                type="radio"
                id={`${id}-${option.value}`}
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
              {option.mark}
              <span className={shape === 'marks' ? 'visually-hidden' : 'option__words'}>
                <span className="option__label">{option.label}</span>
                {option.note !== undefined && shape === 'rows' && (
                  <span className="option__note text-sm text-muted">{option.note}</span>
                )}
              </span>
              {shape !== 'marks' && cost(option, currency) !== '' && (
                <span className="option__cost text-sm">{cost(option, currency)}</span>
              )}
            </label>
          </Fragment>
        ))}
      </div>
      {errors.length > 0 && <FieldErrors id={`${id}-error`} errors={errors} />}
    </fieldset>
  );
}

function PartTitle({ children }: { children: string }) {
  return <span className="option-group__part text-sm text-muted">{children}</span>;
}

/** A choice made before the page's script was there counts as any other. */
function useEarlyChoice(value: string, onChange: (value: string) => void) {
  const group = useRef<HTMLFieldSetElement>(null);
  const take = useEffectEvent((pressed: string) => {
    if (pressed !== value) onChange(pressed);
  });
  useEffect(() => {
    const pressed = group.current?.querySelector<HTMLInputElement>('input:checked');
    if (pressed) take(pressed.value);
  }, []);
  return group;
}

/** Where each option has its price, they stand in columns. */
function classOf({ shape, options }: OptionGroupProps): string {
  const hasPrices = options.some(({ priceMinor }) => priceMinor !== undefined);
  return `option-group option-group--${shape}${hasPrices ? ' option-group--prices' : ''}`;
}

function cost({ extraMinor = 0, priceMinor }: GroupOption, currency: string): string {
  if (priceMinor !== undefined) return formatPrice(priceMinor, currency);
  return extraMinor === 0 ? '' : `+ ${formatPrice(extraMinor, currency)}`;
}

/** A round sample of a material. */
export function Swatch({ color, second }: { color: string; second?: string | undefined }) {
  return (
    <span
      className="swatch"
      style={{
        background:
          second === undefined ? color : `linear-gradient(135deg, ${color} 58%, ${second} 58%)`,
      }}
    />
  );
}
