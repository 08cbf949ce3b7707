const hourMs = 3_600_000;
/** The last place where a calendar day ends lies 12 hours behind Greenwich. */
const lastZoneHours = 12;

/** When a due day (`2026-12-01`) is over everywhere: nobody is late on the day itself. */
export function endOfDueDay(dueOn: string): Date {
  const begin = Date.parse(`${dueOn}T00:00:00Z`);
  if (Number.isNaN(begin)) throw new RangeError(`${dueOn} is no calendar day`);
  return new Date(begin + (24 + lastZoneHours) * hourMs);
}
