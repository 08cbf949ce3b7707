import type { HostedFieldsProviderProps } from '@albumen/pay-react';
import type { ComponentType } from 'react';
import { CounterForm } from './counter.tsx';
import type { FormProps } from './form-props.ts';
import { LedgerForm } from './ledger.tsx';
import { NightForm } from './night.tsx';

export type StyleName = 'ledger' | 'night' | 'counter';

/** A look of the form: its page around the frames, and what is inside them. */
export interface Style {
  name: StyleName;
  title: string;
  Form: ComponentType<FormProps>;
  inside: NonNullable<HostedFieldsProviderProps['styles']>;
  /** The components that it shows, for the code beside it. */
  fields: readonly string[];
}

const sans = 'Helvetica, Arial, sans-serif';

export const styles: readonly Style[] = [
  {
    name: 'ledger',
    title: 'Ledger',
    Form: LedgerForm,
    inside: {
      input: { 'font-family': 'Georgia, serif', 'font-size': '17px', color: '#1d1a14' },
      select: { 'font-family': 'Georgia, serif', 'font-size': '17px', color: '#1d1a14' },
      '::placeholder': { color: '#736b59' },
      '.invalid': { color: '#a02310' },
    },
    fields: [
      'CardholderName',
      'CardNumber',
      'ExpirationMonth select',
      'ExpirationYear select',
      'Cvv',
      'PostalCode',
    ],
  },
  {
    name: 'night',
    title: 'Night',
    Form: NightForm,
    inside: {
      input: { 'font-family': sans, 'font-size': '16px', color: '#f1f4fa' },
      '.number': { 'letter-spacing': '0.06em' },
      '::placeholder': { color: '#8b93a7' },
      '.invalid': { color: '#ff9d8f' },
    },
    fields: ['CardNumber', 'CardholderName', 'ExpirationDate', 'Cvv maskInput'],
  },
  {
    name: 'counter',
    title: 'Counter',
    Form: CounterForm,
    inside: {
      input: { 'font-family': sans, 'font-size': '18px', 'font-weight': '700', color: '#000000' },
      '::placeholder': { color: '#5f5a45', 'font-weight': '400' },
      '.invalid': { color: '#b3001b' },
    },
    fields: ['CardNumber', 'ExpirationDate', 'Cvv'],
  },
];

export function styleNamed(name: StyleName): Style {
  const style = styles.find((one) => one.name === name);
  if (!style) throw new Error(`no style ${name}`);
  return style;
}
