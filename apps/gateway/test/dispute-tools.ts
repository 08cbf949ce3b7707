import type braintree from 'braintree';

/** Parts that the SDK's types leave out. */
interface Untyped {
  dispute: {
    addTextEvidence: (id: string, evidence: unknown) => Promise<EvidenceResult>;
    addFileEvidence: (id: string, evidence: unknown) => Promise<EvidenceResult>;
    removeEvidence: (id: string, evidenceId: string) => Promise<{ success: boolean }>;
    search: (ask: (search: DisputeSearch) => void) => NodeJS.ReadableStream;
  };
  documentUpload: {
    create: (
      request: object,
    ) => Promise<{ success: boolean; errors: unknown; documentUpload: Record<string, unknown> }>;
  };
}
interface EvidenceResult {
  success: boolean;
  errors: unknown;
  evidence: Record<string, string>;
}
type Criterion = Record<string, (...values: unknown[]) => unknown>;
export type DisputeSearch = Record<string, () => Criterion>;

const card = { number: '4023898493988028', expirationDate: '12/2034' };

/** The calls of disputes with what the SDK's types leave out. */
export function openDisputes(gateway: braintree.BraintreeGateway) {
  const { dispute: disputes, documentUpload } = gateway as unknown as Untyped;
  return {
    disputes,
    documentUpload,
    card,
    /** The SDK's types forget that it answers with a result. */
    find: async (id: string): Promise<braintree.Dispute> => {
      const result: unknown = await gateway.dispute.find(id);
      return (result as { dispute: braintree.Dispute }).dispute;
    },
    /** Makes a sale that is disputed. */
    disputed: async (amount = '10.00'): Promise<string> => {
      const sale = { amount, orderId: 'prints', creditCard: card };
      const { transaction } = await gateway.transaction.sale(sale);
      return transaction.disputes?.[0]?.id ?? '';
    },
  };
}
