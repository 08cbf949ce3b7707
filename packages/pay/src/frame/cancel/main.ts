import { FRAME_SERVICE_FRAME_CLOSED } from '../../protocol/errors/general.ts';
import { toWireError } from '../../protocol/error-wire.ts';
import { payError } from '../../protocol/pay-error.ts';
import { returnToMerchant, ownParams } from '../window/return-page.ts';

const err = { ...toWireError(payError(FRAME_SERVICE_FRAME_CLOSED)) };
void returnToMerchant({ report: { err, payload: ownParams() }, params: { wasCanceled: 'true' } });
