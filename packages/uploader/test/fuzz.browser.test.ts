import { testFailureCases } from './failure-cases.ts';

await testFailureCases({ inTransit: [1], withReloads: [4] });
