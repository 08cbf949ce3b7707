/*
 * The part of the Trusted Types API that we use; browsers without it have no `trustedTypes`. What a
 * policy makes is text to TypeScript, whose DOM library knows text only; the browser takes it as it is.
 */
interface TrustedTypePolicyRules {
  createHTML?: (html: string) => string;
  createScriptURL: (url: string) => string;
}

interface TrustedTypePolicy {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

interface TrustedTypePolicyFactory {
  createPolicy: (name: string, rules: TrustedTypePolicyRules) => TrustedTypePolicy;
}

declare var trustedTypes: TrustedTypePolicyFactory | undefined;
