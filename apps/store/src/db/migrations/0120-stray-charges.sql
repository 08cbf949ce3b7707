-- A charge that came too late has one name in every timeline.
update payable_events set kind = 'stray-' || substr(kind, 6)
 where kind in ('late-charge', 'late-returned');
