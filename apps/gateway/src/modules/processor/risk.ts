import { newPublicId } from '../../ids.ts';
import type { FraudService } from '../merchants/merchant-options.ts';

/** What such a service says of a payment, by the names of the wire. */
export interface RiskData {
  id: string;
  decision: 'Approve' | 'Decline';
  decisionReasons: readonly string[];
  deviceDataCaptured: boolean;
  fraudServiceProvider: FraudService;
  transactionRiskScore: string;
}

interface Payment {
  deviceData: string | undefined;
  outcome: string | null;
}

/** The sandbox's service turns away only the cards that stand for fraud. */
export function assessRisk(
  fraudServiceProvider: FraudService,
  { deviceData, outcome }: Payment,
): RiskData {
  const isFraud = outcome === 'rejectedAsFraud' || outcome === 'rejectedByRisk';
  return {
    id: newPublicId(12),
    decision: isFraud ? 'Decline' : 'Approve',
    decisionReasons: isFraud ? ['Test card'] : [],
    deviceDataCaptured: Boolean(deviceData),
    fraudServiceProvider,
    transactionRiskScore: isFraud ? '99' : '1',
  };
}
