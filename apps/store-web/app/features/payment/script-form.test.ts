import { expect, test } from 'vitest';
import { readScriptForm, type ScriptFormOptions } from './script-form.ts';

const options: ScriptFormOptions = {
  clientToken: 'client-token',
  container: Object.create(null),
  style: { color: '#000000' },
};

test('a form of our gateway is made with a client token and gives a token', async () => {
  const given: unknown[] = [];
  class Form {
    readonly #token = 'token-of-ours';
    tokenize() {
      return Promise.resolve({ token: this.#token, card: {} });
    }
    teardown() {
      given.push('torn down');
    }
  }
  const scope = {
    AlbumenCardForm: {
      create: async (options: unknown) => {
        given.push(options);
        return new Form();
      },
    },
  };
  const form = await readScriptForm(scope, 'AlbumenCardForm')?.create(options);
  expect(given[0]).toMatchObject({ clientToken: 'client-token', style: options.style });
  expect(await form?.tokenize()).toEqual({ token: 'token-of-ours' });
  form?.teardown();
  expect(given[1]).toBe('torn down');
});

test('a vendor’s form at a deeper global takes an authorization and gives a nonce', async () => {
  const given: unknown[] = [];
  const create = async (options: unknown) => {
    given.push(options);
    return { requestPaymentMethod: async () => ({ nonce: 'a-nonce', type: 'CreditCard' }) };
  };
  const form = await readScriptForm({ vendor: { form: { create } } }, 'vendor.form')?.create(
    options,
  );
  expect(given[0]).toMatchObject({ authorization: 'client-token', container: options.container });
  expect(await form?.tokenize()).toEqual({ token: 'a-nonce' });
  expect(() => form?.teardown()).not.toThrow();
});

test('a script that left nothing there, or makes what gives no token, is no form', async () => {
  expect(readScriptForm({}, 'vendor.form')).toBeUndefined();
  expect(readScriptForm({ vendor: { form: {} } }, 'vendor.form')).toBeUndefined();
  const odd = readScriptForm({ vendor: { create: async () => ({}) } }, 'vendor');
  await expect(odd?.create(options)).rejects.toThrow('gives no token');
});
