/** Modules and what each of them loads. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** One closed chain per group of modules that load each other; empty when there is none. */
export function findCycles(graph: Graph): readonly (readonly string[])[] {
  const done = new Set<string>();
  const chain: string[] = [];
  const cycles: string[][] = [];

  const visit = (module: string): void => {
    const position = chain.indexOf(module);
    if (position >= 0) {
      cycles.push([...chain.slice(position), module]);
      return;
    }
    if (done.has(module)) return;
    chain.push(module);
    for (const next of graph.get(module) ?? []) visit(next);
    chain.pop();
    done.add(module);
  };

  for (const module of graph.keys()) visit(module);
  return cycles;
}
