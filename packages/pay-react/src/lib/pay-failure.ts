/** What is read of an error of the SDK, of its loader, or of the page's own `authorization`. */
interface ErrorParts {
  code?: string;
  type?: string;
  message?: string;
  details?: unknown;
  cause?: { message?: string };
}

/** The one code that is not the SDK's own. */
const ofBindings = 'PAY_AUTHORIZATION_FAILED';

/** Why a page could not connect or show its fields: whose doing it is, and where to read more. */
export class PayFailure extends Error {
  override readonly name = 'PayFailure';
  /** A code of the SDK's catalog, or `PAY_AUTHORIZATION_FAILED`. */
  readonly code: string;
  /** Whose turn it is: `CUSTOMER`, `MERCHANT`, `NETWORK`, `INTERNAL` or `UNKNOWN`. */
  readonly type: string;
  readonly details: unknown;
  /** The page of this code, served by the gateway. */
  readonly docsUrl: string;

  /** @param cause the error itself */
  constructor(cause: unknown, gatewayUrl: string) {
    const parts: ErrorParts = Object(cause);
    const code = parts.code ?? ofBindings;
    const docsUrl = pageOf(code, gatewayUrl);
    const message = parts.message ?? String(cause);
    // Newer releases of the SDK name both by themselves, in the cause or at the end of the message.
    const hint = parts.cause?.message ?? `${culpritIn(parts.details)}See ${docsUrl}`;
    const more = message.includes(' See ') ? '' : ` ${hint}`;
    super(`${code}: ${message}${more}`, { cause });
    this.code = code;
    this.type = parts.type ?? 'MERCHANT';
    this.details = parts.details;
    this.docsUrl = docsUrl;
  }
}

function pageOf(code: string, gatewayUrl: string): string {
  const page = code === ofBindings ? 'react' : 'errors';
  return `${gatewayUrl.replace(/\/+$/, '')}/docs/${page}#${code.toLowerCase()}`;
}

/** The field that an error is about, and how its container was asked for. */
function culpritIn(details: unknown): string {
  const { fieldKey, fieldContainer, fieldSelector }: Record<string, unknown> = Object(details);
  if (typeof fieldKey !== 'string') return '';
  const place = fieldContainer ?? fieldSelector;
  const selector = typeof place === 'string' ? `, container "${place}"` : '';
  return `(field "${fieldKey}"${selector}) `;
}
