/** The select goes up to here; its last entry swaps it for a number input. */
const shortest = 10;

/** Entries of the quantity select: 1, 2, … and, where more can be had, '10+'. */
export function quantityEntries(most: number): { value: string; label: string }[] {
  const last = Math.min(most, shortest);
  return Array.from({ length: last }, (_, index) => {
    const value = String(index + 1);
    const isOpenEnded = index + 1 === shortest && most > shortest;
    return { value, label: isOpenEnded ? `${value}+` : value };
  });
}

/** Whether this entry is the one that swaps the select for a number input. */
export function isOpenEnded(value: number, most: number): boolean {
  return most > shortest && value >= shortest;
}
