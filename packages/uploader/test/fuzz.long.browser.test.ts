import { testFailureCases } from './failure-cases.ts';

testFailureCases({ inTransit: [2, 3], withReloads: [5] });
