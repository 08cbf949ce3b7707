import { confetti } from './confetti.ts';
import { contactStrip } from './contact-strip.ts';
import { crescent } from './crescent.ts';
import { eightLights } from './eight-lights.ts';
import { fable } from './fable.ts';
import { firWindow } from './fir-window.ts';
import { firstLight } from './first-light.ts';
import { gather } from './gather.ts';
import { hearthside } from './hearthside.ts';
import { heartline } from './heartline.ts';
import { inchling } from './inchling.ts';
import { joyful } from './joyful.ts';
import { laude } from './laude.ts';
import { marquee } from './marquee.ts';
import { numerals } from './numerals.ts';
import { olive } from './olive.ts';
import { orchardGate } from './orchard-gate.ts';
import { patchwork } from './patchwork.ts';
import { postscript } from './postscript.ts';
import { ribbon } from './ribbon.ts';
import { silverThread } from './silver-thread.ts';
import { starfall } from './starfall.ts';
import { triptych } from './triptych.ts';
import { varsity } from './varsity.ts';
import { vesper } from './vesper.ts';
import { yearInView } from './year-in-view.ts';
import type { CardDesign } from '../src/cards/card-design.ts';

/** Every card design that Albumen ships, in the order of the shop. */
export const cardDesigns: readonly CardDesign[] = [
  confetti,
  contactStrip,
  crescent,
  eightLights,
  fable,
  firWindow,
  firstLight,
  gather,
  hearthside,
  heartline,
  inchling,
  joyful,
  laude,
  marquee,
  numerals,
  olive,
  orchardGate,
  patchwork,
  postscript,
  ribbon,
  silverThread,
  starfall,
  triptych,
  varsity,
  vesper,
  yearInView,
];
