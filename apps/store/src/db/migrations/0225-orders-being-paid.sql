-- Few at any time: what is in one of them is not ordered again from another cart.
create index orders_pending on orders (id) where status = 'pending';
