/** A part of a `like` pattern in which every sign stands for itself. */
export function likeText(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
