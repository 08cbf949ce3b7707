/** The part of the Trusted Types API that is used here; browsers without it have no factory. */
interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown };
}

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

const ours =
  /^https?:\/\/[^/]+\/(web\/[\d.]+(-[\da-f]+)?\/js\/[a-z-]+(\.min)?|gp\/p\/js\/pay)\.js$/;

/**
 * The address as a page under `require-trusted-types-for 'script'` may use it; such a page lists the
 * policy `albumen-pay-react`.
 */
export function trustedScriptUrl(url: string): string {
  // The browser's own.
  const trustedTypes = Reflect.get(globalThis, 'trustedTypes') as PolicyFactory | undefined;
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('albumen-pay-react', {
    createScriptURL: (asked) => {
      if (!ours.test(asked)) throw new TypeError(`${asked} is no script of a payment`);
      return asked;
    },
  });
  // A TrustedScriptURL, which the declarations of `src` do not know.
  return policy.createScriptURL(url) as string;
}
