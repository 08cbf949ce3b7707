import { testFailureCases } from './failure-cases.ts';

await testFailureCases({ inTransit: [2, 3], withReloads: [5] });
