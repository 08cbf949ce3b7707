interface StudioNames {
  companyName?: string;
  firstName?: string;
  lastName?: string;
}

/** How others know an account: by its studio, or by its owner's name. */
export function studioName({
  companyName = '',
  firstName = '',
  lastName = '',
}: StudioNames): string {
  return companyName.trim() || `${firstName.trim()} ${lastName.trim()}`;
}
