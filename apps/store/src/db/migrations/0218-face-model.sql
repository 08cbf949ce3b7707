-- Which model made what tells faces apart: numbers of one say nothing beside those of another. Empty for ours;
-- an operator's own may make more or fewer of them.
alter table described_photos add column model text not null default '';
alter table face_descriptors add column model text not null default '';
alter table face_descriptors drop constraint face_descriptors_descriptor_check;
