import { land } from '../window/landing.ts';

void land('Opening your bank’s mandate…');
