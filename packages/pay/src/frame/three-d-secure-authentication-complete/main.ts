import { frameIdentity } from '../../protocol/frame-address.ts';
import { AUTHENTICATION_COMPLETE } from '../../protocol/three-d-secure.ts';
import { allowedOrigins } from '../allowed-origins.ts';
import { openParentBus } from '../bus/parent-bus.ts';

/** The bank leads here, and this frame notifies the merchant's page of it. */
const query = new URLSearchParams(location.search);
const options = {
  ...frameIdentity(location.hash),
  checks: {},
  allowedOrigins: allowedOrigins(),
};

openParentBus(options, (bus) =>
  bus.emit(AUTHENTICATION_COMPLETE, { auth_response: query.get('auth_response') ?? '' }),
);
