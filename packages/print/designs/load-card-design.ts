import type { CardDesign } from '../src/cards/card-design.ts';

const loaders: Readonly<Record<string, () => Promise<CardDesign>>> = {
  confetti: async () => (await import('./confetti.ts')).confetti,
  'contact-strip': async () => (await import('./contact-strip.ts')).contactStrip,
  crescent: async () => (await import('./crescent.ts')).crescent,
  'eight-lights': async () => (await import('./eight-lights.ts')).eightLights,
  fable: async () => (await import('./fable.ts')).fable,
  'fir-window': async () => (await import('./fir-window.ts')).firWindow,
  'first-light': async () => (await import('./first-light.ts')).firstLight,
  gather: async () => (await import('./gather.ts')).gather,
  hearthside: async () => (await import('./hearthside.ts')).hearthside,
  heartline: async () => (await import('./heartline.ts')).heartline,
  inchling: async () => (await import('./inchling.ts')).inchling,
  joyful: async () => (await import('./joyful.ts')).joyful,
  laude: async () => (await import('./laude.ts')).laude,
  marquee: async () => (await import('./marquee.ts')).marquee,
  numerals: async () => (await import('./numerals.ts')).numerals,
  olive: async () => (await import('./olive.ts')).olive,
  'orchard-gate': async () => (await import('./orchard-gate.ts')).orchardGate,
  patchwork: async () => (await import('./patchwork.ts')).patchwork,
  postscript: async () => (await import('./postscript.ts')).postscript,
  ribbon: async () => (await import('./ribbon.ts')).ribbon,
  'silver-thread': async () => (await import('./silver-thread.ts')).silverThread,
  starfall: async () => (await import('./starfall.ts')).starfall,
  triptych: async () => (await import('./triptych.ts')).triptych,
  varsity: async () => (await import('./varsity.ts')).varsity,
  vesper: async () => (await import('./vesper.ts')).vesper,
  'year-in-view': async () => (await import('./year-in-view.ts')).yearInView,
};

/** One design by its id, without loading the others; nothing when there is none of that id. */
export async function loadCardDesign(id: string): Promise<CardDesign | undefined> {
  return Object.hasOwn(loaders, id) ? loaders[id]?.() : undefined;
}
