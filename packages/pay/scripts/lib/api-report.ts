import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reachable, writeDeclarations } from './declarations.ts';

const header = `# API report of @albumen/pay

The public surface: every declaration that a program can reach from an entry. Written by
\`node packages/pay/scripts/api-report.ts\`; a test fails when it is stale. Comments are left out.
`;

/** The surface as text: entries first, then every declaration that they lead to. */
export async function apiReport(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'albumen-api-'));
  try {
    await writeDeclarations(folder);
    const sections = [];
    for (const file of (await reachable(folder, 'index.d.ts')).toSorted(byDepth)) {
      const text = withoutComments(await readFile(join(folder, file), 'utf8'));
      sections.push(`## ${file}\n\n\`\`\`ts\n${text}\n\`\`\`\n`);
    }
    return [header, ...sections].join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function byDepth(one: string, other: string): number {
  return depth(one) - depth(other) || one.localeCompare(other);
}

function depth(path: string): number {
  return path.split('/').length;
}

function withoutComments(text: string): string {
  return text
    .replaceAll(/\/\*\*[\s\S]*?\*\/\n?/g, '')
    .replaceAll(/^\s*\/\/.*\n/gm, '')
    .replaceAll(/^\s*\n/gm, '')
    .trim();
}
