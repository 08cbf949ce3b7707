interface Target {
  url?: string | undefined;
}

/**
 * What a request's target stands for: the official server SDK asks GraphQL with an absolute address,
 * and paths of both APIs may end in `.json`.
 */
export function targetOf({ url = '/' }: Target): string {
  const relative = url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const [path = '/', ...query] = relative.split('?');
  const plain = path.startsWith('/merchants/') ? path.replace(/\.json$/, '') : path;
  return [plain, ...query].join('?');
}
