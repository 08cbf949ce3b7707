import { testMishaps } from './mishaps.ts';

testMishaps({ onTheWay: [1], withReloads: [4] });
