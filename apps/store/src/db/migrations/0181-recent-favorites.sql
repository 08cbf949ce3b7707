-- What the dashboard tells of the last seven days.
create index favorites_created_at on favorites (created_at);
