declare const ALBUMEN_SCRIPT: boolean | undefined;
declare const ALBUMEN_PRODUCTION: boolean | undefined;

/** Is this one of the scripts that the gateway serves, and not a module of a bundle? */
export const IS_SCRIPT: boolean = typeof ALBUMEN_SCRIPT !== 'undefined' && ALBUMEN_SCRIPT;

/** May this build talk to a gateway on the own computer? */
export const IS_SANDBOX_BUILD: boolean =
  typeof ALBUMEN_PRODUCTION === 'undefined' || !ALBUMEN_PRODUCTION;
