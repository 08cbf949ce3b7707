import type { Settings } from '../../../apps/store/src/settings.ts';

export interface GreetingFacts {
  settings: Settings;
  operatorToken: string;
  hasDemo: boolean;
}

/** What a person who just started Albumen wants to know. */
export function greeting({ settings, operatorToken, hasDemo }: GreetingFacts): string {
  const { halide, cyan } = settings.origins;
  const lines = [
    '',
    `  Halide       ${halide}`,
    `  Cyan & Co.   ${cyan}`,
    `  Operator     ${halide}/operator   token ${operatorToken}`,
    ...(hasDemo ? demoSignIns : []),
    ...(halide.startsWith('http:') && settings.isPublic ? [plainHttp] : []),
    '',
    '  Ctrl-C stops it.',
    '',
  ];
  return lines.join('\n');
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
