import { land } from '../window/landing.ts';

void land('Opening PayPal…');
