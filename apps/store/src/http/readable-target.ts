/**
 * A percent sign that encodes nothing stands for itself: a link that was cut or mangled on its way leads
 * to a page that says so, and not to the server's own words.
 */
export function readableTarget(target: string): string {
  const [path = ''] = target.split('?', 1);
  return isDecodable(path) ? target : path.replaceAll('%', '%25') + target.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
