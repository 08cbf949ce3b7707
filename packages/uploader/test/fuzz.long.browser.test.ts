import { testMishaps } from './mishaps.ts';

testMishaps({ onTheWay: [2, 3], withReloads: [5] });
