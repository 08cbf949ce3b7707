/** A charge or a return, as the provider lists it. Amounts are minor units. */
export interface ProviderMovement {
  kind: 'charge' | 'return';
  /** The provider's id. */
  id: string;
  /** Ours: of the attempt, or of the refund. */
  reference: string;
  amountMinor: number;
  currency: string;
  /** The charge was taken back before it settled, so that there is no return of its own. */
  isVoided: boolean;
}

/** The same as our books have it. */
export interface BookedMovement {
  kind: 'charge' | 'return';
  /** The attempt's reference, or the refund's. */
  reference: string;
  /** The reference of the attempt that was charged. */
  chargeReference: string;
  amountMinor: number;
  currency: string;
}

export type GapKind = 'missingInBooks' | 'missingAtProvider' | 'otherAmount';

/** What one side lacks, or has otherwise. */
export interface Gap {
  kind: GapKind;
  movement: 'charge' | 'return';
  reference: string;
  /** Null where the provider knows of none. */
  providerId: string | null;
  providerMinor: number | null;
  bookedMinor: number | null;
  currency: string;
}

/** Both sides of some time; each list holds every movement of every reference that it names. */
export interface TwoSides {
  provider: readonly ProviderMovement[];
  booked: readonly BookedMovement[];
}

/** Lists what the provider has and the books lack, and the other way around. */
export function findGaps({ provider, booked }: TwoSides): Gap[] {
  const listed = Map.groupBy(provider, keyOf);
  const known = new Map(booked.map((one) => [keyOf(one), one]));
  const voided = new Set(provider.filter((one) => one.isVoided).map(({ reference }) => reference));
  return [
    ...[...listed].flatMap(([key, movements]) => {
      const [first, ...others] = standingFirst(movements);
      const gaps = gapOfListed(first, { match: known.get(key), known });
      return withOthers(
        gaps,
        others.filter(({ isVoided }) => !isVoided),
      );
    }),
    ...booked.flatMap((one) => {
      if (listed.has(keyOf(one))) return [];
      const isTakenBack = one.kind === 'return' && voided.has(one.chargeReference);
      return isTakenBack ? [] : [{ ...gapOf(one), bookedMinor: one.amountMinor }];
    }),
  ];
}

function keyOf({ kind, reference }: Pick<BookedMovement, 'kind' | 'reference'>): string {
  return `${kind} ${reference}`;
}

/** One reference stands for one movement; what stands counts before what was taken back. */
function standingFirst(movements: readonly ProviderMovement[]) {
  return movements.toSorted((one, other) => Number(one.isVoided) - Number(other.isVoided));
}

/** Whatever a reference stands for too often is one gap of it. */
function withOthers([gap]: readonly Gap[], others: readonly ProviderMovement[]): Gap[] {
  const [surplus] = others.map(missingInBooks);
  if (surplus === undefined) return gap === undefined ? [] : [gap];
  const minor = others.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (gap === undefined) return [{ ...surplus, providerMinor: minor }];
  return [{ ...gap, providerMinor: (gap.providerMinor ?? 0) + minor }];
}

interface Counterpart {
  match: BookedMovement | undefined;
  known: ReadonlyMap<string, BookedMovement>;
}

function gapOfListed(one: ProviderMovement | undefined, { match, known }: Counterpart): Gap[] {
  if (one === undefined) return [];
  const gap = missingInBooks(one);
  if (match === undefined) return one.isVoided ? [] : [gap];
  const { amountMinor, currency } = one;
  const isSame = match.amountMinor === amountMinor && match.currency === currency;
  if (!isSame) return [{ ...gap, kind: 'otherAmount', bookedMinor: match.amountMinor }];
  if (!one.isVoided || isReturned(match, known)) return [];
  return [{ ...gap, kind: 'missingAtProvider', bookedMinor: amountMinor, providerMinor: 0 }];
}

function missingInBooks(one: ProviderMovement): Gap {
  const { kind: movement, reference, id: providerId, amountMinor, currency } = one;
  const nothing = { kind: 'missingInBooks', bookedMinor: null } as const;
  return { ...nothing, movement, reference, providerId, providerMinor: amountMinor, currency };
}

/** Whether the books have all of a charge going back. */
function isReturned(
  { reference, amountMinor }: BookedMovement,
  known: ReadonlyMap<string, BookedMovement>,
): boolean {
  const returns = [...known.values()].filter(
    (one) => one.kind === 'return' && one.chargeReference === reference,
  );
  return returns.reduce((sum, one) => sum + one.amountMinor, 0) === amountMinor;
}

function gapOf({ kind: movement, reference, currency }: BookedMovement) {
  const nothing = { providerId: null, providerMinor: null };
  return { kind: 'missingAtProvider' as const, movement, reference, currency, ...nothing };
}
