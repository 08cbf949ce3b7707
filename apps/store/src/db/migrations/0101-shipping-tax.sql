-- Whether shipping was taxed is a fact of the order, not to be worked out of its amounts.
alter table orders add column is_shipping_taxed boolean not null default false;
update orders set is_shipping_taxed = tax_minor = (
  select coalesce(sum(round((items_minor - discount_minor + packaging_minor + shipping_minor)
    * round((line ->> 'rate')::numeric * 1000) / 100000)), 0)
  from jsonb_array_elements(tax_lines) line);
alter table orders alter column is_shipping_taxed drop default;
