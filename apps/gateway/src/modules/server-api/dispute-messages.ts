/** What is wrong with an answer to a dispute, and with its documents. */
export const disputeMessages = {
  // Disputes
  95701: 'Evidence can only be attached to disputes that are in an Open state.',
  95702: 'Evidence can only be removed from disputes that are in an Open state.',
  95703: 'Only documents that were uploaded as evidence can be attached.',
  95704: 'Disputes can only be accepted when they are in an Open state.',
  95705: 'Disputes can only be finalized when they are in an Open state.',
  95706: 'The category that you supplied on the evidence record is not valid.',
  95707: 'Content of this evidence category must be a date.',
  95708: 'Content of this evidence is too long.',
  95709: 'The acquirer reference number of this evidence is too long.',
  95710: 'The phone number of this evidence is too long.',
  95711: 'Evidence of this category must be text.',
  95712: 'Evidence of this category must be a document.',
  95714: 'Evidence of this category was given already.',
  95715: 'Content of this evidence category must be an email address.',
  95720: 'Evidence of a download needs at least two proofs.',
  95721: 'Evidence of a download needs its date.',
  95722: 'Evidence of an undisputed transaction needs its reference number or id.',
  95723: 'Evidence of an undisputed transaction needs its date.',
  95724: 'Evidence of a recurring transaction needs its date.',
  95725: 'Evidence of a recurring transaction needs its reference number or id.',
  95727:
    'Evidence of an undisputed transaction needs an email address, an IP address, a phone number or an address of its buyer.',
  95726: 'Evidence of a valid category is required to finalize.',
  // Document uploads
  84901: 'Kind is not a valid kind of document.',
  84902: 'File size is limited to 4 MB.',
  84903: 'Only PNG, JPG, JPEG and PDF files are supported.',
  84904: 'File is malformed or encrypted.',
  84905: 'PDF file must have at most 50 pages.',
  84906: 'File cannot be empty.',
} as const;
