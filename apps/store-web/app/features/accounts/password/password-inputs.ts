const maxPieces = 30;

/** Names and addresses as a guesser would try them: whole, and in their parts. */
export function guessableInputs(userInputs: readonly string[]): string[] {
  const pieces = userInputs.flatMap((input) => [input, ...input.split(/[^\p{L}\p{N}]+/u)]);
  const useful = pieces
    .map((piece) => piece.trim().toLowerCase())
    .filter((piece) => piece.length > 2);
  return [...new Set(useful)].slice(0, maxPieces);
}
