-- An operator may shut an account out: nobody signs in, and its galleries answer as if they were gone.
alter table accounts add column suspended_at timestamptz;
