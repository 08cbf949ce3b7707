import { absentComponent } from './host/shared/absent-component.ts';

/** A component of the published SDK that is not here: `create` says so. */
export const { create, VERSION } = /* @__PURE__ */ absentComponent('usBankAccount');
