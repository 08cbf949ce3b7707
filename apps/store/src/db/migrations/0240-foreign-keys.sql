-- Deleting a photo, gallery, cart, guest or account looks up what refers to it.
create index favorites_photo on favorites (photo_id);
create index checkouts_cart on checkouts (cart_id);
create index carts_merged_into on carts (merged_into) where merged_into is not null;
create index design_spaces_gallery on design_spaces (gallery_id) where gallery_id is not null;
create index guest_devices_gallery on guest_devices (gallery_id);
create index visitors_account on visitors (account_id) where account_id is not null;
create index archives_gallery on archives (gallery_id);
create index archives_guest on archives (guest_id) where guest_id is not null;
create index archive_streams_account on archive_streams (account_id) where account_id is not null;
create index archive_streams_guest on archive_streams (guest_id) where guest_id is not null;
create index upload_objects_account on upload_objects (account_id);
create index pending_sign_ins_account on pending_sign_ins (account_id) where account_id is not null;
create index pending_sign_ins_operator on pending_sign_ins (operator_id) where operator_id is not null;
create index discount_redemptions_account on discount_redemptions (account_id) where account_id is not null;
