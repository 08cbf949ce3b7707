import type { Readable } from 'node:stream';
import type { LabBrand } from '@albumen/contract/brands';
import type { LabRequest } from '@albumen/domain/lab/lab-request';

/** A print file as a lab gets it. */
export interface LabFile {
  itemId: string;
  /** front, front-foil, spread-3, book */
  part: string;
  name: string;
  contentType: string;
  sizeBytes: number;
  md5: string;
  /** Null for a book. */
  pixels: { width: number; height: number } | null;
  /** A hash of the design that the customer approved. */
  documentHash: string;
  read: () => Promise<Readable>;
  /** Where the lab can fetch it, for two weeks at least. */
  url: string;
}

/** A lab order with everything that belongs to it. */
export interface LabJob {
  labOrderId: string;
  /** Counts from 1; a lab order that is sent again is another job to the lab. */
  attempt: number;
  labBrand: LabBrand;
  request: LabRequest;
  files: readonly LabFile[];
}

/** The lab won't take it as it is; somebody has to change something. */
export interface LabRefusal {
  isAccepted: false;
  reason: string;
}

export type LabQuote =
  | { isAccepted: true; labReference: string; price?: { totalMinor: number; currency: string } }
  | LabRefusal;

/** What a lab says of its own accord. */
export type LabMessage =
  | {
      /** The same for the same message, however often it is sent. */
      messageId: string;
      labReference: string;
      kind: 'accepted';
    }
  | { messageId: string; labReference: string; kind: 'rejected'; reason: string }
  | { messageId: string; labReference: string; kind: 'shipped'; parcels: readonly LabParcel[] }
  /** It asks whether we are there. */
  | { kind: 'verify'; verifier: string }
  /** Nothing for us. */
  | { kind: 'other' };

export interface LabParcel {
  carrier: string;
  trackingNumber: string;
  trackingUrl?: string;
  shippedAt: string;
}

/** Whoever makes what was ordered. Every call throws when the lab can't be reached: then it is tried again. */
export interface Lab {
  /** Says what it would take; nothing is made yet. Asked twice for one job, at worst a quote is left over. */
  quote(job: LabJob): Promise<LabQuote>;
  /** Confirms it: from here on it is made. Safe to repeat with the same reference. */
  submit(job: LabJob, labReference: string): Promise<{ isAccepted: true } | LabRefusal>;
  /** A message that came over HTTP; undefined unless it is the lab's own and new enough. */
  readMessage(body: string, signature: string | undefined): LabMessage | undefined;
  /** Registers where the lab sends its messages; absent where it sends none. */
  register?(callbackUri: string): Promise<void>;
  /** Says that the lab's messages reach us. */
  confirmCallback(verifier: string): Promise<void>;
}
