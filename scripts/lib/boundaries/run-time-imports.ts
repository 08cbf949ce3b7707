const statement =
  /^(?:import|export)\b(?!\s+type\s+[\w{*])[^'";]*?['"](?<specifier>[^'"\n]+)['"]/gm;

/**
 * What a module loads when it is loaded, as written in it. `import type` is gone by then, and
 * `verbatimModuleSyntax` sees to it that every type import says so; `import()` comes later.
 */
export function runTimeImports(source: string): ReadonlySet<string> {
  return new Set([...source.matchAll(statement)].map((match) => match.groups?.['specifier'] ?? ''));
}
