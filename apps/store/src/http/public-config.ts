import type { PublicConfig } from '@albumen/contract/pages';
import { isForeignForm } from '../third-parties/payments/card-form-script.ts';
import { isProvider, providerHosts } from '../third-parties/payments/provider-hosts.ts';
import { release } from '../release.ts';
import type { Settings } from '../settings.ts';
import type { Visit } from './visit.ts';
import type { ContentSources } from './security-headers.ts';

const botCheckScript = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
const addressHosts = [
  'https://us-autocomplete-pro.api.smarty.com',
  'https://us-street.api.smarty.com',
];

/** What a browser may know of our settings. */
export function publicConfig(
  settings: Settings,
  { origin, api }: Pick<Visit, 'origin' | 'api'>,
): PublicConfig {
  const { SENTRY_BROWSER_DSN, BOT_CHECK_SITE_KEY, SMARTY_WEBSITE_KEY } = settings;
  return {
    publicUrl: origin,
    release,
    isDemo: !settings.isPublic,
    ...(api !== undefined && { apiUrl: api.origin }),
    ...(settings.uploadOrigin !== undefined && { uploadApiUrl: settings.uploadOrigin }),
    ...(SENTRY_BROWSER_DSN !== undefined && { errorReportingDsn: SENTRY_BROWSER_DSN }),
    ...(BOT_CHECK_SITE_KEY !== undefined && {
      botCheck: { scriptUrl: botCheckScript, siteKey: BOT_CHECK_SITE_KEY },
    }),
    ...(SMARTY_WEBSITE_KEY !== undefined && {
      addressLookup: { url: '', key: SMARTY_WEBSITE_KEY },
    }),
  };
}

/** Origins beyond our own that our pages talk to under these settings; `files` are the file store's. */
export function contentSources(settings: Settings, files: readonly string[]): ContentSources {
  // Card fields: their scripts' own calls and the frames that the card is typed into.
  const provider = isProvider(settings.PAYMENT_URL) ? providerHosts : [];
  const cards = [
    ...originsOf(settings.PAYMENT_SCRIPTS_URL ?? settings.PAYMENT_URL),
    ...originsOf(settings.CARD_FORM_SCRIPT_URL),
    ...provider,
  ];
  const hasForeignForm = isForeignForm(settings);
  return {
    connect: [
      ...files,
      ...ownOrigins(settings),
      ...cards,
      ...originsOf(settings.SENTRY_BROWSER_DSN),
      ...(settings.SMARTY_WEBSITE_KEY === undefined ? [] : addressHosts),
    ],
    frame: [
      ...cards,
      ...(settings.BOT_CHECK_SITE_KEY === undefined ? [] : ['https://challenges.cloudflare.com']),
    ],
    image: [...files, ...provider],
    style: hasForeignForm ? [...originsOf(settings.CARD_FORM_SCRIPT_URL), ...provider] : [],
    hasForeignForm,
  };
}

/** Addresses of ours that pages call beside their own. */
function ownOrigins({ apis, uploadOrigin }: Settings): string[] {
  const origins = [...Object.values(apis).map((api) => api?.origin), uploadOrigin];
  return [...new Set(origins)].filter((origin) => origin !== undefined);
}

function originsOf(url: string | undefined): string[] {
  return url === undefined ? [] : [new URL(url).origin];
}
