/** A proof's file: public under a name that nobody guesses, like a photo's renditions. */
export function proofKey(token: string): string {
  return `renditions/${token}/proof.webp`;
}
