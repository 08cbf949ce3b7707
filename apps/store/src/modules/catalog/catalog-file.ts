import { isRecord } from '@albumen/domain/json-record';
import { readFile } from 'node:fs/promises';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';

/** Keys and indexes from the top of a file to one of its values. */
export type FilePath = readonly PropertyKey[];

/** A YAML file that still knows where each of its values stands. */
export interface CatalogFile {
  /** The path as shown to people: `halide/prints.yaml`. */
  name: string;
  text: string;
  document: Document.Parsed;
  lines: LineCounter;
  /** What this file is laid over; it says only what it adds or replaces. */
  base?: CatalogFile;
}

/** Adds one problem: file, line, column, which value, and what is wrong with it. */
export type Report = (file: CatalogFile, path: FilePath, message: string) => void;

/** Problems gathered over all files, so that a person sees them at once. */
export function createReport(): { problems: string[]; report: Report } {
  const problems: string[] = [];
  const report: Report = (file, path, message) => {
    const what = path.length === 0 ? '' : `${path.map(String).join(' > ')}: `;
    const problem = `${placeOf(file, path)}: ${what}${message}`;
    // What stands in a base is wrong for every brand, and reported once.
    if (!problems.includes(problem)) problems.push(problem);
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
  const { base, document } = file;
  if (document.errors.length > 0 || (base?.document.errors.length ?? 0) > 0) return undefined;
  const parsed = schema.safeParse(laidOver(base?.document.toJS(), document.toJS()));
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

/** Maps are joined key by key; anything else replaces what it lies over. */
function laidOver(base: unknown, own: unknown): unknown {
  if (!isRecord(base) || !isRecord(own)) return own;
  const joined = Object.entries(own).map(([key, value]) => [key, laidOver(base[key], value)]);
  return { ...base, ...Object.fromEntries(joined) };
}

/** Where a value stands, in the base if that has it alone; what is missing stands where it would belong. */
function placeOf(file: CatalogFile, path: FilePath): string {
  const found = find(file, path);
  if (file.base !== undefined && find(file.base, path).depth > found.depth) {
    return placeOf(file.base, path);
  }
  const { line, col } = file.lines.linePos(found.offset);
  return `${file.name}:${Math.max(1, line)}:${Math.max(1, col)}`;
}

/** How many steps of a path a file has, and where the last of them stands. */
function find({ document }: CatalogFile, path: FilePath): { depth: number; offset: number } {
  let node: unknown = document.contents;
  let offset = 0;
  for (const [depth, step] of path.entries()) {
    const next = child(node, step);
    if (next === undefined) return { depth, offset };
    offset = next.offset;
    node = next.node;
  }
  return { depth: path.length, offset };
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
