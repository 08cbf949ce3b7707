import type { PaymentLink } from '@albumen/contract/endpoints/payment-links';
import { paymentLinkForm } from '@albumen/contract/forms/payment-link-forms';
import { limits } from '@albumen/contract/limits';
import { linkCurrencies, linkCurrencyNames } from '@albumen/contract/payment-links/link-labels';
import { payerCountries } from '@albumen/contract/payment-links/payer-countries';
import { formatAmount } from '@albumen/domain/money/decimal-amount';
import { SelectField } from '@albumen/ui/forms/select-field';
import { TextArea, TextField } from '@albumen/ui/forms/text-field';
import { useState } from 'react';
import { Form, SubmitButton } from '../../shell/forms/form.tsx';
import { MethodChoice } from './method-choice.tsx';

interface LinkFormProps {
  /** The one to change; a new one without it. */
  link?: PaymentLink;
  /** The label of its button. */
  label: string;
}

const labels = {
  purpose: 'What for',
  payerName: 'Who pays',
  payerEmail: 'Email',
  payerCountry: 'Country of the payer',
  dueOn: 'Due date',
  methods: 'Ways to pay',
};

const currencyOptions = linkCurrencies.map((value) => ({
  value,
  label: `${value}, ${linkCurrencyNames[value]}`,
}));
const countryOptions = Object.entries(payerCountries).map(([value, label]) => ({ value, label }));

export function LinkForm({ link, label }: LinkFormProps) {
  const [currency, setCurrency] = useState<string>(link?.currency ?? 'USD');
  const [country, setCountry] = useState(link?.payerCountry ?? 'US');
  const amount = link === undefined ? '' : formatAmount(link.amountMinor, link.currency);
  return (
    <Form name="payment-link" className="link-form" rules={paymentLinkForm} labels={labels}>
      <div className="field-pair">
        <TextField
          name="amount"
          label="Amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={amount}
          required
        />
        <SelectField
          name="currency"
          label="Currency"
          options={currencyOptions}
          defaultValue={currency}
          onChange={({ target }) => setCurrency(target.value)}
        />
      </div>
      <TextArea
        name="purpose"
        label={labels.purpose}
        hint="Payers read it on the page and in their receipt."
        rows={2}
        counterMax={limits.paymentLinkPurposeMaxCharacters}
        defaultValue={link?.purpose ?? ''}
        required
      />
      <TextField
        name="payerName"
        label={labels.payerName}
        autoComplete="off"
        defaultValue={link?.payerName ?? ''}
        required
      />
      <TextField
        name="payerEmail"
        type="email"
        label={labels.payerEmail}
        hint="To mail the link and reminders to."
        isOptional
        autoComplete="off"
        defaultValue={link?.payerEmail ?? ''}
      />
      <div className="field-pair">
        <SelectField
          name="payerCountry"
          label={labels.payerCountry}
          options={countryOptions}
          defaultValue={country}
          onChange={({ target }) => setCountry(target.value)}
        />
        <TextField
          name="dueOn"
          type="date"
          label={labels.dueOn}
          hint="Until the end of that day."
          isOptional
          defaultValue={link?.dueOn ?? ''}
        />
      </div>
      <MethodChoice currency={currency} country={country} chosen={link?.methods} />
      <div>
        <SubmitButton form="payment-link">{label}</SubmitButton>
      </div>
    </Form>
  );
}
