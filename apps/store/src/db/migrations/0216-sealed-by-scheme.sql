-- What is sealed begins with its scheme, as the gateway's does.
update authenticator_apps set sealed_secret = '\x01'::bytea || sealed_secret;
