import { returnToMerchant, ownParams } from '../window/return-page.ts';

const { token, paymentId, PayerID, errorcode, c } = ownParams();
const isGood = errorcode === undefined && c === undefined;

void returnToMerchant({
  report: { payload: ownParams() },
  params: isGood
    ? { btLpToken: token, btLpPaymentId: paymentId, btLpPayerId: PayerID }
    : { btLpToken: token, errorcode, wasCanceled: String(c !== undefined) },
});
