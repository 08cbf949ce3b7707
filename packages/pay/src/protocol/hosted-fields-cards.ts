/** What merchants see of a card network. */
export interface CardNetwork {
  /** Id as in the public API, e.g. `master-card`. */
  type: string;
  niceType: string;
  /** What the network calls its security code, and how many digits it has. */
  code: { name: string; size: number };
}

/** id | name | name of the security code and its size */
const table = `visa|Visa|CVV,3
master-card|Mastercard|CVC,3
american-express|American Express|CID,4
diners-club|Diners Club|CVV,3
discover|Discover|CID,3
jcb|JCB|CVV,3
unionpay|UnionPay|CVN,3
maestro|Maestro|CVC,3
elo|Elo|CVE,3
mir|Mir|CVP2,3
hiper|Hiper|CVC,3
hipercard|Hipercard|CVC,3`;

/** Every network, in the order of the public API: what a card may be before anything is typed. */
export function initialCards(): CardNetwork[] {
  return table.split('\n').map((line) => {
    const [type = '', niceType = '', code = ''] = line.split('|');
    const [name = '', size] = code.split(',');
    return { niceType, type, code: { name, size: Number(size) } };
  });
}
