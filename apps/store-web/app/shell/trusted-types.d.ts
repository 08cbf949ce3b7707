/* The part of the Trusted Types API that we use; browsers without it have no `trustedTypes`. */
interface TrustedTypePolicyRules {
  createHTML?: (html: string) => string;
  createScriptURL: (url: string) => string;
}

interface TrustedTypePolicy {
  createHTML: (html: string) => unknown;
  createScriptURL: (url: string) => unknown;
}

interface TrustedTypePolicyFactory {
  createPolicy: (name: string, rules: TrustedTypePolicyRules) => TrustedTypePolicy;
}

declare var trustedTypes: TrustedTypePolicyFactory | undefined;
