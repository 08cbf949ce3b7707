import { returnToMerchant, ownParams } from '../window/return-page.ts';

const { m: _, channel: __, r: ___, t: ____, ...answer } = ownParams();
void returnToMerchant({ report: { payload: ownParams() }, params: answer });
