-- Deleting a gallery looks up its guests' devices.
-- A file of its own: one transaction that builds indexes of several live tables deadlocks with their writers.
create index guest_devices_gallery on guest_devices (gallery_id);
