/** Codes that no page can provoke, or that only ours has, and why. */
export const unprovoked: Readonly<Record<string, string>> = {
  DATA_COLLECTOR_KOUNT_NOT_ENABLED:
    'The published SDK never raises it: Kount is skipped where the merchant has none. Nor do we.',
  FRAME_SERVICE_FRAME_CLOSED:
    'Of windows: components report it by codes of their own, with it in details. Tested with them.',
  COMPONENT_NOT_AVAILABLE:
    'Ours alone, of components that are not here. Tested with the exports of the package.',
  HOSTED_FIELDS_CONTAINER_REMOVED:
    'Ours alone: the published SDK waits a minute for HOSTED_FIELDS_TIMEOUT. Tested with the fields’ life cycle.',
  PAY_SCRIPT_NOT_LOADED:
    'Ours alone, of `loadPay` and the React bindings. Tested with every way in which a page fails to connect.',
  INVALID_USE_OF_INTERNAL_FUNCTION: 'Of functions that no page can reach.',
};
