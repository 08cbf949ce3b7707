import { glob } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ErrorKind, ErrorType } from '../../src/protocol/errors/error-kind.ts';
import { connectFailures, type ConnectFailure } from './connect-failures.ts';
import type { Advice } from './error-advice/advice.ts';

const errors = join(import.meta.dirname, '../../src/protocol/errors');
const notErrors = new Set(['catalog', 'error-kind']);

const titles: Readonly<Record<string, string>> = {
  general: 'Every component',
  client: 'Client',
  'hosted-fields': 'Hosted fields',
  'data-collector': 'Data collector',
  paypal: 'PayPal and PayPal Checkout',
  'local-payment': 'Local payment',
  masterpass: 'Masterpass',
  'payment-request': 'Payment request',
  'google-payment': 'Google Pay',
  sepa: 'SEPA',
  'three-d-secure': '3D Secure',
};

const audiences: Readonly<Record<ErrorType, string>> = {
  CUSTOMER: 'the customer can put it right',
  MERCHANT: 'the program or the set-up of the merchant has to change',
  NETWORK: 'the network or the gateway was in the way; trying again may help',
  INTERNAL: 'the SDK itself has to change; please report it',
  UNKNOWN: 'nobody can tell from here',
};

interface Section {
  title: string;
  kinds: readonly ErrorKind[];
  advice: Readonly<Record<string, Advice>>;
}

/** The page's Markdown: for every component a table of its codes, then a heading for each of them. */
export async function errorPage(): Promise<string> {
  const sections = await readSections();
  return `${introduction()}\n${sections.map(sectionText).join('\n')}`;
}

async function readSections(): Promise<Section[]> {
  const sections = new Map<string, Section>();
  for await (const file of glob(join(errors, '*.ts'))) {
    const name = basename(file, '.ts');
    if (notErrors.has(name)) continue;
    const kinds = (await import(file)) as Record<string, ErrorKind>;
    const { advice } = (await import(`./error-advice/${name}.ts`)) as Pick<Section, 'advice'>;
    sections.set(name, { title: titles[name] ?? name, kinds: sorted(kinds), advice });
  }
  return Object.keys(titles).flatMap((name) => sections.get(name) ?? []);
}

function sorted(kinds: Record<string, ErrorKind>): ErrorKind[] {
  return Object.values(kinds).toSorted(([one], [other]) => one.localeCompare(other));
}

function introduction(): string {
  const types = Object.entries(audiences).map(([type, meaning]) => `- \`${type}\`: ${meaning}`);
  return `# Errors

Every error of the SDK, written from its catalog by \`node packages/pay/scripts/error-page.ts\`. Words in braces are filled in. The type says whose turn it is:

${types.join('\n')}

## When a page does not connect

\`loadPay\` and \`create\` reject, and with React \`onError\` gets it. What a console prints of the error names the culprit and ends with the address of the code's entry below: the message itself where it is \`loadPay\`'s or React's, else the \`cause\`, for messages stay the published ones.

| what is wrong | code | the error names |
|---|---|---|
${Object.values(connectFailures).map(failureRow).join('\n')}
`;
}

function failureRow({ cause, code, culprit, isOfPlainPages }: ConnectFailure): string {
  const where = isOfPlainPages ? ' (without React, whose components make their containers)' : '';
  return `| ${cause}${where} | [${code}](#${code.toLowerCase()}) | ${culprit} |`;
}

function sectionText({ title, kinds, advice }: Section): string {
  const rows = kinds.map(
    ([code, type, message]) => `| [${code}](#${code.toLowerCase()}) | ${type} | ${message} |`,
  );
  const entries = kinds.map((kind) => entryText(kind, advice[kind[0]]));
  return `## ${title}\n\n| code | type | message |\n|---|---|---|\n${rows.join('\n')}\n\n${entries.join('\n')}`;
}

/** The heading is the code, so that its anchor is the code in lower case. */
function entryText([code, type, message]: ErrorKind, advice: Advice | undefined): string {
  if (!advice) throw new Error(`error-advice says nothing about ${code}`);
  return `### ${code}

\`${type}\`

> ${message}

**When.** ${advice.when}

**What to do.** ${advice.remedy}
`;
}
