/** The refusal that a hint to sign in goes with. */
export function isAboutExistingAccount(message: string | undefined): boolean {
  return message?.includes('An account already exists') === true;
}
