import { comeBack, ownParams } from '../window/come-back.ts';

const { token, paymentId, PayerID, errorcode, c } = ownParams();
const isGood = errorcode === undefined && c === undefined;

void comeBack({
  report: { payload: ownParams() },
  params: isGood
    ? { btLpToken: token, btLpPaymentId: paymentId, btLpPayerId: PayerID }
    : { btLpToken: token, errorcode, wasCanceled: String(c !== undefined) },
});
