import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

interface Addresses {
  HOST?: string | undefined;
  PORT?: string | number | undefined;
  HALIDE_URL?: string | undefined;
  CYAN_URL?: string | undefined;
}

/** Origin of each lab brand's storefront. */
export function originsOf({ PORT = 3000, HALIDE_URL, CYAN_URL }: Addresses) {
  return {
    halide: HALIDE_URL || `http://localhost:${PORT}`,
    cyan: CYAN_URL || `http://127.0.0.1:${PORT}`,
  };
}

/** Someone outside this computer and its home network can reach us. */
export function isPublic(addresses: Addresses): boolean {
  const { halide, cyan } = originsOf(addresses);
  return [halide, cyan].some(isPublicOrigin) || isPublicBinding(addresses.HOST || '127.0.0.1');
}

const neededInPublic = [
  'APP_SECRET',
  'OPERATOR_TOKEN',
  'SMTP_URL',
  'MAIL_FROM',
  'HALIDE_URL',
  'CYAN_URL',
  'BOT_CHECK_SECRET',
] as const;

/** What a public address does not go without; each as `NAME: what is wrong`. */
export function publicAddressProblems(environment: Record<string, string | undefined>): string[] {
  const { halide, cyan } = originsOf(environment);
  const problems = halide === cyan ? ['CYAN_URL: must differ from HALIDE_URL'] : [];
  if (!isPublic(environment)) return problems;
  for (const name of neededInPublic) {
    if (!environment[name]) problems.push(`${name}: is needed when the address is public`);
  }
  if (!environment['PAYMENT_URL'] && !environment['GATEWAY_URL']) {
    problems.push('PAYMENT_URL: is needed when the address is public, or nothing can be sold');
  }
  // Print files in a folder of the machine that made them are found by nobody.
  if (environment['S3_BUCKET'] && !environment['LAB_HOT_FOLDER'] && !environment['LAB_API_URL']) {
    problems.push('LAB_HOT_FOLDER: is needed with S3_BUCKET, a folder that every machine shares');
  }
  if (environment['APP_SECRET']?.startsWith('example-')) {
    problems.push('APP_SECRET: is still the example');
  }
  return problems;
}

/** Loopback, home networks and .local names are not public. */
export function isPublicOrigin(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const host = new URL(url).hostname.replaceAll(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return !isHomeAddress(host);
  return host !== 'localhost' && !/\.(localhost|local|home\.arpa|test)$/.test(host);
}

/** Listening everywhere is public where one of this computer's own addresses is. */
function isPublicBinding(host: string): boolean {
  if (host !== '0.0.0.0' && host !== '::') return isIP(host) !== 0 && !isHomeAddress(host);
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return own.some(({ address }) => !isHomeAddress(address));
}

/** Loopback, RFC 1918, carrier-grade NAT, link-local and unique local addresses. */
function isHomeAddress(address: string): boolean {
  return (
    /^(0\.|127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address) ||
    /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./.test(address) ||
    /^(::1?$|f[cd]|fe[89ab])/i.test(address)
  );
}
