export { VERSION } from './protocol/version.ts';
export type { ErrorCode } from './protocol/errors/catalog.ts';
export type { BraintreeError, BraintreeErrorTypes, callback } from './types/core.ts';
export type { ComponentOptions } from './types/component.ts';
