import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/**
 * What the books say otherwise than the orders, links and charges that they are about; nothing where
 * they agree. Each entry balances; each charge holds what was charged less what is back; nobody owes for
 * what is paid; what is promised back is on its way.
 */
export async function booksBalance(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with lines as (
      select e.id, e.kind, e.source_id, e.payable_kind, e.payable_id, e.reference,
             l.account, l.currency, l.amount_minor
        from journal_entries e join journal_lines l on l.entry_id = e.id
    ), back as (
      select r.attempt_id, r.status, r.reason, r.amount_minor,
             coalesce(r.charged_minor, r.amount_minor) as charged_minor
        from refunds r where r.status <> 'failed'
    ), charged as (
      select a.reference, a.currency, (
               case when a.status in ('charged', 'returning', 'returned') then a.amount_minor else 0 end
               - coalesce((select sum(charged_minor) from back
                            where attempt_id = a.id and status = 'done'), 0)
               - coalesce((select sum(d.charged_minor) from payment_disputes d
                            where d.attempt_id = a.id and d.status <> 'won'), 0)) as minor
        from payment_attempts a
    ), held as (
      select reference, currency, sum(amount_minor) as minor from lines
       where account = 'providerClearing' group by reference, currency
    ), promised as (
      select a.payable_id, coalesce(sum(back.amount_minor), 0) as minor
        from back join payment_attempts a on a.id = back.attempt_id
       where back.status = 'requested' group by a.payable_id
    ), on_its_way as (
      select payable_id, -sum(amount_minor) as minor from lines
       where account = 'refunds' group by payable_id
    ), kept as (
      select o.id, o.total_minor - coalesce((
               select sum(back.amount_minor) from back
                 join payment_attempts a on a.id = back.attempt_id
                where a.order_id = o.id and back.reason <> 'late'), 0) - coalesce((
               select sum(d.amount_minor) from payment_disputes d
                 join payment_attempts a on a.id = d.attempt_id
                where a.order_id = o.id and d.status <> 'won'), 0) as minor
        from orders o where o.placed_at is not null
    ), sold as (
      select payable_id, -sum(amount_minor) as minor from lines
       where payable_kind = 'order' and account in ('sales', 'tax', 'shipping', 'photographer', 'disputes')
       group by payable_id
    )
    select 'entry ' || id || ' is off by ' || sum(amount_minor) || ' ' || currency as fault
      from lines group by id, currency having sum(amount_minor) <> 0
    union all
    select 'charge ' || coalesce(c.reference, h.reference) || ' holds ' || coalesce(c.minor, 0)
           || ', the books have ' || coalesce(h.minor, 0)
      from charged c full join held h on h.reference = c.reference and h.currency = c.currency
     where coalesce(c.minor, 0) <> coalesce(h.minor, 0)
    union all
    select 'customers owe ' || sum(amount_minor) || ' for ' || payable_id
      from lines where account = 'customer' group by payable_id, currency
    having sum(amount_minor) <> 0
    union all
    select coalesce(p.payable_id, w.payable_id) || ' has ' || coalesce(p.minor, 0)
           || ' on its way back, the books have ' || coalesce(w.minor, 0)
      from promised p full join on_its_way w on w.payable_id = p.payable_id
     where coalesce(p.minor, 0) <> coalesce(w.minor, 0)
    union all
    select 'order ' || k.id || ' kept ' || k.minor || ', the books have ' || coalesce(s.minor, 0)
      from kept k left join sold s on s.payable_id = k.id
     where k.minor <> coalesce(s.minor, 0)`.execute(db);
  return rows.map(({ fault }) => fault);
}
