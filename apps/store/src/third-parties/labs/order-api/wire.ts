import { z } from 'zod';

/** What we send to import an order. */
export interface ImportRequest {
  EntryId: string;
  Orders: readonly ImportOrder[];
}

interface ImportOrder {
  SequenceNumber: number;
  Reference: string;
  Instructions: string | null;
  SendNotificationEmailAddress: null;
  SendNotificationEmailToAccount: boolean;
  ShipToAddress: ImportAddress;
  ShipFromAddress: ImportAddress;
  OrderAttributes: readonly { AttributeUID: number }[];
  OrderItems: readonly ImportItem[];
}

export interface ImportAddress {
  Name: string;
  Attn: string | null;
  Addr1: string;
  Addr2: string | null;
  City: string;
  State: string;
  Zip: string;
  Country: string;
  Phone: string | null;
}

export interface ImportItem {
  ProductUID: number;
  Quantity: number;
  ItemAssets: readonly ImportAsset[];
  ItemAttributes: readonly { AttributeUID: number }[];
}

export interface ImportAsset {
  ProductNodeID: number;
  AssetPath: string;
  /** MD5 as 32 hex digits. */
  ImageHash: string;
  PrintedFileName: string;
  AutoRotate: boolean;
}

export const tokenReply = z.object({ Token: z.string().min(1) });

const amount = z.union([z.number(), z.string()]).transform(String);

export const importReply = z.object({
  ConfirmationID: z.string().min(1).max(100),
  Orders: z.array(z.object({ Total: amount })).default([]),
});

/** What goes with a status of 400 or 412. */
export const errorReply = z.object({ ErrorNumber: z.string(), Message: z.string() });

const text = z.string().max(500);

export const statusMessage = z.object({
  Event: z.literal('Processed'),
  Status: z.enum(['Accepted', 'Rejected']),
  ConfirmationId: text.min(1),
  Errors: z.array(z.object({ ErrorCode: text, Error: text })).default([]),
});

export const shippedMessage = z.object({
  Event: z.literal('Shipped'),
  ConfirmationId: text.min(1),
  ShippingInfo: z
    .array(
      z.object({
        Carrier: text,
        ShipDate: text,
        TrackingNumber: text,
        TrackingUrl: z
          .url({ protocol: /^https?$/ })
          .max(2_000)
          .optional()
          .catch(undefined),
      }),
    )
    .min(1),
});
