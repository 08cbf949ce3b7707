import { Button } from '@albumen/ui/buttons/button';
import { useState, type SubmitEvent } from 'react';
import { api, ApiError, messageOf } from '../shell/api.ts';

interface MadeMerchant {
  id: string;
  publicKey: string;
  privateKey: string;
  tokenizationKey: string;
}

/** Another merchant at the sandbox, with ids and keys of one's own choosing. */
export function Merchants() {
  const [made, setMade] = useState<MadeMerchant>();
  const [refusal, setRefusal] = useState<unknown>();
  const wrong = refusal instanceof ApiError ? refusal.fields : undefined;
  const make = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setRefusal(undefined);
    try {
      const order = orderOf(new FormData(form));
      setMade(await api<MadeMerchant>('/console/merchants', 'POST', order));
      form.reset();
    } catch (error) {
      setMade(undefined);
      setRefusal(error);
    }
  };
  return (
    <section className="managed" aria-labelledby="merchants">
      <div className="managed__about">
        <h2 id="merchants">Merchants</h2>
        <p className="quiet">
          Another merchant of this sandbox, such as your tests expect. Keys that you leave empty are
          made for you.
        </p>
      </div>
      <div className="managed__body">
        <form className="merchant-form" onSubmit={(event) => void make(event)}>
          <Field label="Merchant id" name="id" wrong={wrong} placeholder="my_shop" isRequired />
          <Field label="Public key" name="publicKey" wrong={wrong} />
          <Field label="Private key" name="privateKey" wrong={wrong} />
          <Field
            label="Merchant accounts, with commas between"
            name="accounts"
            wrong={wrong}
            placeholder="my_shop_usd USD, my_shop_eur EUR"
            isRequired
          />
          <Button type="submit">Make a merchant</Button>
        </form>
        <output className="said">
          {refusal !== undefined && !wrong?.size && (
            <span className="said__bad">{messageOf(refusal)}</span>
          )}
          <Made made={made} />
        </output>
      </div>
    </section>
  );
}

interface FieldProps {
  label: string;
  name: string;
  wrong: ReadonlyMap<string, string> | undefined;
  placeholder?: string;
  isRequired?: boolean;
}

function Field({ label, name, wrong, placeholder, isRequired = false }: FieldProps) {
  const message = wrong?.get(name);
  return (
    <label>
      {label}
      <input
        className="input"
        name={name}
        aria-invalid={message !== undefined}
        placeholder={placeholder}
        required={isRequired}
        autoComplete="off"
        spellCheck={false}
      />
      {message !== undefined && (
        <span className="said__bad" role="alert">
          It {message}.
        </span>
      )}
    </label>
  );
}

function Made({ made }: { made: MadeMerchant | undefined }) {
  if (!made) return null;
  return (
    <>
      Merchant <code>{made.id}</code>, public key <code>{made.publicKey}</code>, private key{' '}
      <code>{made.privateKey}</code>, tokenization key <code>{made.tokenizationKey}</code>. The
      private key is shown only now.
    </>
  );
}

/** Accounts are written as `id CURRENCY`, several of them with commas. */
function orderOf(fields: FormData): object {
  const text = (name: string): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const accounts = text('accounts')
    .split(',')
    .map((account) => account.trim().split(/\s+/))
    .map(([id = '', currency = 'USD']) => ({ id, currency: currency.toUpperCase() }));
  const keys = Object.fromEntries(
    ['publicKey', 'privateKey'].flatMap((name) => (text(name) ? [[name, text(name)]] : [])),
  );
  return { id: text('id'), accounts, ...keys };
}
