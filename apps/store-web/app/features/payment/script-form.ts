/** A form that a vendor's script made in the page. */
export interface ScriptForm {
  tokenize: () => Promise<{ token: string }>;
  teardown: () => void;
}

export interface ScriptFormOptions {
  clientToken: string;
  container: HTMLElement;
  style: Record<string, string>;
}

export interface CardFormScript {
  create: (options: ScriptFormOptions) => Promise<ScriptForm>;
}

type Callable = (...given: unknown[]) => unknown;

/**
 * Finds what a script left at a global such as `braintree.dropin`. Vendors agree on `create` and on a
 * container, and differ in two words: the client token is also called `authorization`, and what a form
 * gives is a `token` by `tokenize()` or a `nonce` by `requestPaymentMethod()`.
 */
export function readScriptForm(scope: object, global: string): CardFormScript | undefined {
  const made = global.split('.').reduce<unknown>((found, name) => Object(found)[name], scope);
  const create = methodOf(made, 'create');
  if (create === undefined) return undefined;
  return {
    create: async ({ clientToken, ...options }) =>
      readForm(await create({ ...options, clientToken, authorization: clientToken })),
  };
}

function readForm(form: unknown): ScriptForm {
  const give = methodOf(form, 'tokenize') ?? methodOf(form, 'requestPaymentMethod');
  if (give === undefined) throw new TypeError('the card form gives no token');
  return {
    tokenize: async () => ({ token: tokenIn(await give()) }),
    teardown: () => void methodOf(form, 'teardown')?.(),
  };
}

function tokenIn(given: unknown): string {
  const { token, nonce } = Object(given);
  const found: unknown = token ?? nonce;
  if (typeof found !== 'string') throw new TypeError('the card form gave no token');
  return found;
}

function methodOf(owner: unknown, name: string): Callable | undefined {
  const method: unknown = Object(owner)[name];
  return typeof method === 'function'
    ? (...given) => Reflect.apply(method, owner, given)
    : undefined;
}
