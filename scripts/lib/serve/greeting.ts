import type { DemoMerchant } from '../../../apps/gateway/src/modules/merchants/seed.ts';
import type { Settings } from '../../../apps/store/src/settings.ts';

export interface GatewayFacts {
  origin: string;
  merchant: DemoMerchant;
}

/** Where it lies, and itself where it was made at this start: it is printed once. */
export interface KeptSecret {
  file: string;
  made: string | undefined;
}

export interface GreetingFacts {
  settings: Settings;
  operatorToken: KeptSecret;
  /** Of the sandbox's merchant: whoever has it charges and refunds there. */
  privateKey: KeptSecret;
  hasDemo: boolean;
  /** Absent where no sandbox gateway was started. */
  gateway: GatewayFacts | undefined;
  /** Address of the playground; absent without one. */
  playground: string | undefined;
}

/** What a person who just started Albumen wants to know. */
export function greeting(facts: GreetingFacts): string {
  const { settings, operatorToken, privateKey, hasDemo, gateway, playground } = facts;
  const { halide, cyan } = settings.origins;
  const lines = [
    '',
    `  Halide       ${halide}`,
    `  Cyan & Co.   ${cyan}`,
    `  Operator     ${halide}/operator   token ${shownOnce(operatorToken)}`,
    ...(gateway ? gatewayLines(gateway, privateKey) : []),
    ...(playground === undefined
      ? []
      : [`    playground ${playground}   console ${playground}/console`]),
    ...(hasDemo ? demoSignIns : []),
    ...(halide.startsWith('http:') && settings.isPublic ? [plainHttp] : []),
    '',
    '  Ctrl-C stops it.',
    '',
  ];
  return lines.join('\n');
}

function shownOnce({ file, made }: KeptSecret): string {
  return made === undefined ? `as in ${file}` : `${made}   (shown once, kept in ${file})`;
}

function gatewayLines({ origin, merchant }: GatewayFacts, key: KeptSecret): readonly string[] {
  return [
    '',
    `  Payment gateway (sandbox)   ${origin}/docs   test values ${origin}/test-values`,
    `    merchant ${merchant.id}   tokenization key ${merchant.tokenizationKey}`,
    `    public key ${merchant.publicKey}   private key ${shownOnce(key)}`,
  ];
}

const demoSignIns = [
  '',
  '  Demo sign-ins, password albumen-demo:',
  '    photographer@demo.test   Halide',
  '    studio@demo.test         Cyan & Co.',
  '    customer@demo.test       both',
];

const plainHttp =
  '  Warning: the address is public and not https: passwords and sessions travel unprotected.';
