/** What a processor says when it declines, by its code; the codes are the protocol's. */
export const declineTexts: Readonly<Record<number, string>> = {
  2000: 'Do Not Honor',
  2001: 'Insufficient Funds',
  2002: 'Limit Exceeded',
  2003: "Cardholder's Activity Limit Exceeded",
  2004: 'Expired Card',
  2005: 'Invalid Credit Card Number',
  2006: 'Invalid Expiration Date',
  2007: 'No Account',
  2008: 'Card Account Length Error',
  2009: 'No Such Issuer',
  2010: 'Card Issuer Declined CVV',
  2011: 'Voice Authorization Required',
  2012: 'Processor Declined - Possible Lost Card',
  2013: 'Processor Declined - Possible Stolen Card',
  2014: 'Processor Declined - Fraud Suspected',
  2015: 'Transaction Not Allowed',
  2016: 'Duplicate Transaction',
  2017: 'Cardholder Stopped Billing',
  2018: 'Cardholder Stopped All Billing',
  2019: 'Invalid Transaction',
  2020: 'Violation',
  2021: 'Security Violation',
  2022: 'Declined - Updated Cardholder Available',
  2023: 'Processor Does Not Support This Feature',
  2024: 'Card Type Not Enabled',
  2038: 'Processor Declined',
  2041: 'Declined - Call for Approval',
  2044: 'Declined - Call Issuer',
  2046: 'Declined',
  2047: 'Call Issuer. Pick Up Card.',
  2053: 'Card reported as lost or stolen',
  2057: 'Issuer or Cardholder has put a restriction on the card',
  2059: 'Address Verification Failed',
  2060: 'Address Verification and Card Security Code Failed',
  2073: 'PayPal Validation Error',
  2099: 'Cardholder Authentication Required',
};

/** Trying again will not help. */
const hardDeclines: ReadonlySet<number> = new Set([
  2004, 2005, 2006, 2007, 2008, 2009, 2011, 2012, 2013, 2014, 2015, 2017, 2018, 2019, 2020, 2022,
  2023, 2024, 2041, 2044, 2047, 2053, 2057, 2073,
]);

export interface ProcessorAnswer {
  readonly outcome: 'approved' | 'declined' | 'failed';
  readonly code: string;
  readonly text: string;
  readonly type: 'approved' | 'soft_declined' | 'hard_declined';
  /** What the network itself said: "2000 : Do Not Honor". */
  readonly additional?: string;
}

export const approved: ProcessorAnswer = {
  outcome: 'approved',
  code: '1000',
  text: 'Approved',
  type: 'approved',
};

export const partiallyApproved: ProcessorAnswer = {
  outcome: 'approved',
  code: '1004',
  text: 'Approved for a lesser amount',
  type: 'approved',
};

export function declined(code: number): ProcessorAnswer {
  const text = declineTexts[code] ?? 'Processor Declined';
  return {
    outcome: 'declined',
    code: String(code),
    text,
    type: hardDeclines.has(code) ? 'hard_declined' : 'soft_declined',
    additional: `${code} : ${text}`,
  };
}

export const networkUnavailable: ProcessorAnswer = {
  outcome: 'failed',
  code: '3000',
  text: 'Processor Network Unavailable - Try Again',
  type: 'soft_declined',
};

/** What the networks of the sandbox say, whatever they are asked. */
export const networkAnswer = {
  networkResponseCode: 'XX',
  networkResponseText: 'sample network response text',
};
