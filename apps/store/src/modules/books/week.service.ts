import type { Week } from '@albumen/contract/endpoints/sales';
import { dayOf, epochOf } from '@albumen/domain/galleries/calendar-day';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf } from '../../http/guards.ts';
import type { Visit } from '../../http/visit.ts';
import { countFavoritesByDay, sumSalesByDay } from './week.queries.ts';

const dayMs = 86_400_000;

/** What guests did and bought in the last seven days, day by day. */
export async function getWeek(
  { db, clock, catalogs }: Pick<Dependencies, 'db' | 'clock' | 'catalogs'>,
  visit: Visit,
): Promise<Week> {
  const { currency } = catalogs[visit.labBrand];
  const accountId = accountOf(visit).id;
  const today = epochOf(dayOf(clock.now().getTime()));
  const days = Array.from({ length: 7 }, (_, place) => dayOf(today - (6 - place) * dayMs));
  const from = new Date(today - 6 * dayMs);
  const [favorites, sales] = await Promise.all([
    countFavoritesByDay(db, { accountId, from }),
    sumSalesByDay(db, { accountId, currency, from }),
  ]);
  return {
    currency,
    days: days.map((on) => {
      const sold = sales.find(({ day }) => day === on);
      return {
        on,
        favorites: favorites.find(({ day }) => day === on)?.count ?? 0,
        sales: sold?.count ?? 0,
        earnedMinor: sold?.minor ?? 0,
      };
    }),
  };
}
