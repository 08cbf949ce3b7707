import type { DemoMerchant } from '../../../apps/gateway/src/modules/merchants/seed.ts';
import type { Settings } from '../../../apps/store/src/settings.ts';

export interface GatewayFacts {
  origin: string;
  merchant: DemoMerchant;
}

export interface GreetingFacts {
  settings: Settings;
  /** Where it lies, and itself where it was made at this start: it is printed once. */
  operatorToken: { file: string; made: string | undefined };
  hasDemo: boolean;
  /** Absent where no sandbox gateway was started. */
  gateway: GatewayFacts | undefined;
  /** Address of the playground; absent without one. */
  playground: string | undefined;
}

/** What a person who just started Albumen wants to know. */
export function greeting(facts: GreetingFacts): string {
  const { settings, operatorToken, hasDemo, gateway, playground } = facts;
  const { halide, cyan } = settings.origins;
  const lines = [
    '',
    `  Halide       ${halide}`,
    `  Cyan & Co.   ${cyan}`,
    `  Operator     ${halide}/operator   ${tokenLine(operatorToken)}`,
    ...(gateway ? gatewayLines(gateway) : []),
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

function tokenLine({ file, made }: GreetingFacts['operatorToken']): string {
  return made === undefined
    ? `token as in ${file}`
    : `token ${made}   (shown once, kept in ${file})`;
}

function gatewayLines({ origin, merchant }: GatewayFacts): readonly string[] {
  return [
    '',
    `  Payment gateway (sandbox)   ${origin}/docs   test values ${origin}/test-values`,
    `    merchant ${merchant.id}   tokenization key ${merchant.tokenizationKey}`,
    `    public key ${merchant.publicKey}   private key ${merchant.privateKey}`,
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
