import { glob } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ErrorKind, ErrorType } from '../../src/protocol/errors/error-kind.ts';
import type { Advice } from './error-advice/advice.ts';

const errors = join(import.meta.dirname, '../../src/protocol/errors');
const notCatalogue = new Set(['catalogue', 'error-kind']);

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

/** File name → text: an index, and a page for every code of the catalogue. */
export async function errorPages(): Promise<Map<string, string>> {
  const sections = await readSections();
  const pages = new Map([['README.md', indexPage(sections)]]);
  for (const { title, kinds, advice } of sections) {
    for (const kind of kinds) {
      const about = advice[kind[0]];
      if (!about) throw new Error(`error-advice says nothing about ${kind[0]}`);
      pages.set(`${kind[0]}.md`, page(title, kind, about));
    }
  }
  return pages;
}

async function readSections(): Promise<Section[]> {
  const sections = new Map<string, Section>();
  for await (const file of glob(join(errors, '*.ts'))) {
    const name = basename(file, '.ts');
    if (notCatalogue.has(name)) continue;
    const kinds = (await import(file)) as Record<string, ErrorKind>;
    const { advice } = (await import(`./error-advice/${name}.ts`)) as Pick<Section, 'advice'>;
    sections.set(name, { title: titles[name] ?? name, kinds: sorted(kinds), advice });
  }
  return Object.keys(titles).flatMap((name) => sections.get(name) ?? []);
}

function sorted(kinds: Record<string, ErrorKind>): ErrorKind[] {
  return Object.values(kinds).toSorted(([one], [other]) => one.localeCompare(other));
}

function page(title: string, [code, type, message]: ErrorKind, { when, remedy }: Advice): string {
  return `# ${code}

${title} · type \`${type}\`: ${audiences[type]}.

> ${message}

**When.** ${when}

**What to do.** ${remedy}
`;
}

function indexPage(sections: readonly Section[]): string {
  const tables = sections.map(({ title, kinds }) => {
    const rows = kinds.map(
      ([code, type, message]) => `| [${code}](${code}.md) | ${type} | ${message} |`,
    );
    return `## ${title}\n\n| code | type | message |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `# Errors

Every error of the SDK, written from its catalogue by \`node packages/pay/scripts/error-pages.ts\`. Words in braces are filled in. Types say whose turn it is: ${Object.entries(
    audiences,
  )
    .map(([type, meaning]) => `\`${type}\` (${meaning})`)
    .join(', ')}.

${tables.join('\n')}`;
}
