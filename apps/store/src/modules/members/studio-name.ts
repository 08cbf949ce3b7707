interface StudioNames {
  companyName: string;
  firstName: string;
  lastName: string;
}

/** How members know a studio. */
export function studioName({ companyName, firstName, lastName }: StudioNames): string {
  return companyName || `${firstName} ${lastName}`;
}
