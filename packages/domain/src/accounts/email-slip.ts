/** Mail providers that people have; what is one of them is no slip of another. */
const providers: readonly string[] = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'live.com',
  'msn.com',
  'comcast.net',
  'verizon.net',
  'att.net',
  'sbcglobal.net',
  'bellsouth.net',
  'charter.net',
  'protonmail.com',
  'ymail.com',
  'mail.com',
  'email.com',
  'gmx.com',
  'yahoo.ca',
  'hotmail.ca',
  'live.ca',
  'rogers.com',
  'sympatico.ca',
];

/** Shorter domains differ by one letter from many that are real. */
const shortestMeant = 9;

/**
 * The address that was probably meant, where its domain is one slip away from a provider that many
 * people have: `ada@gmial.com` gives `ada@gmail.com`. Undefined for any other.
 */
export function meantEmail(typed: string): string | undefined {
  const email = typed.trim();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || providers.includes(domain)) return undefined;
  const meant = providers.find(
    (provider) => provider.length >= shortestMeant && isOneSlip(domain, provider),
  );
  return meant === undefined ? undefined : `${email.slice(0, at)}@${meant}`;
}

/** A letter left out, added, wrong, or two that changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same += 1;
  const [left, right] = [typed.slice(same), meant.slice(same)];
  const isSwapped =
    left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return (
    left === right.slice(1) ||
    left.slice(1) === right ||
    left.slice(1) === right.slice(1) ||
    isSwapped
  );
}
