import { land } from '../window/landing-page.ts';

void land('Opening Masterpass…');
