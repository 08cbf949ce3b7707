interface AmountFieldProps {
  currency: string;
  /** Decimal, e.g. `24.00`. */
  value: string;
  onChange: (amount: string) => void;
}

const shape = String.raw`\d{1,7}\.\d{2}`;

/** Can this be paid? */
export function isAmount(text: string): boolean {
  return new RegExp(`^${shape}$`).test(text);
}

/** What is paid. */
export function AmountField({ currency, value, onChange }: AmountFieldProps) {
  return (
    <label>
      Amount, {currency}
      <input
        inputMode="decimal"
        pattern={shape}
        required
        aria-invalid={!isAmount(value)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
