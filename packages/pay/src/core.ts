export { VERSION } from './protocol/version.ts';
export type { ErrorCode } from './protocol/errors/catalogue.ts';
export type { BraintreeError, BraintreeErrorTypes, callback } from './types/core.ts';
export type { ComponentOptions } from './types/component.ts';
