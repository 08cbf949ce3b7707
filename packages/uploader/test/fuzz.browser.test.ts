import { testFailureCases } from './failure-cases.ts';

testFailureCases({ inTransit: [1], withReloads: [4] });
