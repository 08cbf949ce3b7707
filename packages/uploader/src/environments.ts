/** Where an upload API runs. */
export type UploadEnvironment = 'local' | 'dev' | 'stage' | 'prod';

/**
 * Base URL of the upload API by environment. `local` is the page's own origin, whatever its host
 * name, so that a phone on the home network reaches it too.
 */
export const uploadApis: Readonly<Record<UploadEnvironment, string>> = {
  local: '',
  dev: 'https://uploads.dev.albumen.example',
  stage: 'https://uploads.stage.albumen.example',
  prod: 'https://uploads.albumen.example',
};
