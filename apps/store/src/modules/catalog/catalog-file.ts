import { readFile } from 'node:fs/promises';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';

/** Keys and indexes from the top of a file to one of its values. */
export type FilePath = readonly PropertyKey[];

/** A YAML file that still knows where each of its values stands. */
export interface CatalogFile {
  /** As shown to people: `halide/prints.yaml`. */
  name: string;
  text: string;
  document: Document.Parsed;
  lines: LineCounter;
}

/** Adds one problem: file, line, column, which value, and what is wrong with it. */
export type Report = (file: CatalogFile, path: FilePath, message: string) => void;

/** Problems gathered over all files, so that a person sees them at once. */
export function createReport(): { problems: string[]; report: Report } {
  const problems: string[] = [];
  const report: Report = (file, path, message) => {
    const { line, col } = positionOf(file, path);
    const what = path.length === 0 ? '' : `${path.map(String).join(' > ')}: `;
    problems.push(`${file.name}:${line}:${col}: ${what}${message}`);
  };
  return { problems, report };
}

/** Reads a file; `problems` gets what isn't YAML in it, which the parser places by itself. */
export async function openCatalogFile(
  path: string,
  name: string,
  problems: string[],
): Promise<CatalogFile> {
  const text = await readFile(path, 'utf8');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  for (const { pos, message } of document.errors) {
    const { line, col } = lines.linePos(pos[0]);
    problems.push(`${name}:${line}:${col}: ${message}`);
  }
  return { name, text, document, lines };
}

/** The file's content by its schema, or undefined when it was reported. */
export function readCatalogFile<Schema extends z.ZodType>(
  file: CatalogFile,
  schema: Schema,
  report: Report,
): z.output<Schema> | undefined {
  if (file.document.errors.length > 0) return undefined;
  const parsed = schema.safeParse(file.document.toJS());
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) report(file, [...issue.path, key], 'is not known here');
    } else {
      report(file, issue.path, issue.message);
    }
  }
  return undefined;
}

/** Where a value stands; what is missing stands where it would belong. */
function positionOf(file: CatalogFile, path: FilePath): { line: number; col: number } {
  let node: unknown = file.document.contents;
  let offset = 0;
  for (const step of path) {
    const next = child(node, step);
    if (next === undefined) break;
    offset = next.offset;
    node = next.node;
  }
  const { line, col } = file.lines.linePos(offset);
  return { line: Math.max(1, line), col: Math.max(1, col) };
}

function child(node: unknown, step: PropertyKey): { node: unknown; offset: number } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
    const offset = isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
    return pair === undefined || offset === undefined ? undefined : { node: pair.value, offset };
  }
  if (!isSeq(node)) return undefined;
  const item = node.items[Number(step)];
  const isPlaced = isScalar(item) || isMap(item) || isSeq(item);
  return isPlaced && item.range ? { node: item, offset: item.range[0] } : undefined;
}
