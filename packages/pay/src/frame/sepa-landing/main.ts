import { land } from '../window/landing-page.ts';

void land('Opening your bank’s mandate…');
