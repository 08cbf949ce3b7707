/** Addresses of each font's files; written by scripts/list-font-files.ts. */
export const fontFiles = {
  abril: () => [
    new URL('../../../../node_modules/@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff', import.meta.url).href,
    new URL('../../../../node_modules/@fontsource/abril-fatface/files/abril-fatface-latin-ext-400-normal.woff', import.meta.url).href,
  ],
  allura: () => [
    new URL('../../../../node_modules/@fontsource/allura/files/allura-latin-400-normal.woff', import.meta.url).href,
    new URL('../../../../node_modules/@fontsource/allura/files/allura-latin-ext-400-normal.woff', import.meta.url).href,
  ],
  bodoni: () => [
    new URL('../../../../node_modules/@fontsource/bodoni-moda/files/bodoni-moda-latin-400-normal.woff', import.meta.url).href,
    new URL('../../../../node_modules/@fontsource/bodoni-moda/files/bodoni-moda-latin-ext-400-normal.woff', import.meta.url).href,
  ],
  bodoniItalic: () => [
    new URL('../../../../node_modules/@fontsource/bodoni-moda/files/bodoni-moda-latin-400-italic.woff', import.meta.url).href,
    new URL('../../../../node_modules/@fontsource/bodoni-moda/files/bodoni-moda-latin-ext-400-italic.woff', import.meta.url).href,
  ],
  cinzel: () => [
    new URL('../../../../node_modules/@fontsource/cinzel/files/cinzel-latin-400-normal.woff', import.meta.url).href,
    new URL('../../../../node_modules/@fontsource/cinzel/files/cinzel-latin-ext-400-normal.woff', import.meta.url).href,
  ],
  cormorant: () => [
    new URL('../../../../node_modules/@fontsource/cormorant-garamond/files/cormorant-garamond-latin-400-normal.woff', import.meta.url).href,
    new URL('../../../../node_modules/@fontsource/cormorant-garamond/files/cormorant-garamond-latin-ext-400-normal.woff', import.meta.url).href,
  ],
  cormorantItalic: () => [
    new URL('../../../../node_modules/@fontsource/cormorant-garamond/files/cormorant-garamond-latin-400-italic.woff', import.meta.url).href,
    new URL('../../../../node_modules/@fontsource/cormorant-garamond/files/cormorant-garamond-latin-ext-400-italic.woff', import.meta.url).href,
  ],
  cormorantSemibold: () => [
    new URL('../../../../node_modules/@fontsource/cormorant-garamond/files/cormorant-garamond-latin-600-normal.woff', import.meta.url).href,
    new URL('../../../../node_modules/@fontsource/cormorant-garamond/files/cormorant-garamond-latin-ext-600-normal.woff', import.meta.url).href,
  ],
  dmSerif: () => [
    new URL('../../../../node_modules/@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff', import.meta.url).href,
    new URL('../../../../node_modules/@fontsource/dm-serif-display/files/dm-serif-display-latin-ext-400-normal.woff', import.meta.url).href,
  ],
  fraunces: () => [
    new URL('../../../../node_modules/@fontsource/fraunces/files/fraunces-latin-400-normal.woff', import.meta.url).href,
    new URL('../../../../node_modules/@fontsource/fraunces/files/fraunces-latin-ext-400-normal.woff', import.meta.url).href,
  ],
  fredoka: () => [
    new URL('../../../../node_modules/@fontsource/fredoka/files/fredoka-latin-400-normal.woff', import.meta.url).href,
    new URL('../../../../node_modules/@fontsource/fredoka/files/fredoka-latin-ext-400-normal.woff', import.meta.url).href,
  ],
  fredokaBold: () => [
    new URL('../../../../node_modules/@fontsource/fredoka/files/fredoka-latin-600-normal.woff', import.meta.url).href,
    new URL('../../../../node_modules/@fontsource/fredoka/files/fredoka-latin-ext-600-normal.woff', import.meta.url).href,
  ],
  greatVibes: () => [
    new URL('../../../../node_modules/@fontsource/great-vibes/files/great-vibes-latin-400-normal.woff', import.meta.url).href,
    new URL('../../../../node_modules/@fontsource/great-vibes/files/great-vibes-latin-ext-400-normal.woff', import.meta.url).href,
  ],
  italiana: () => [
    new URL('../../../../node_modules/@fontsource/italiana/files/italiana-latin-400-normal.woff', import.meta.url).href,
  ],
  josefin: () => [
    new URL('../../../../node_modules/@fontsource/josefin-sans/files/josefin-sans-latin-400-normal.woff', import.meta.url).href,
    new URL('../../../../node_modules/@fontsource/josefin-sans/files/josefin-sans-latin-ext-400-normal.woff', import.meta.url).href,
  ],
  josefinLight: () => [
    new URL('../../../../node_modules/@fontsource/josefin-sans/files/josefin-sans-latin-300-normal.woff', import.meta.url).href,
    new URL('../../../../node_modules/@fontsource/josefin-sans/files/josefin-sans-latin-ext-300-normal.woff', import.meta.url).href,
  ],
  josefinSemibold: () => [
    new URL('../../../../node_modules/@fontsource/josefin-sans/files/josefin-sans-latin-600-normal.woff', import.meta.url).href,
    new URL('../../../../node_modules/@fontsource/josefin-sans/files/josefin-sans-latin-ext-600-normal.woff', import.meta.url).href,
  ],
  jost: () => [
    new URL('../../../../node_modules/@fontsource/jost/files/jost-latin-400-normal.woff', import.meta.url).href,
    new URL('../../../../node_modules/@fontsource/jost/files/jost-latin-ext-400-normal.woff', import.meta.url).href,
  ],
  jostMedium: () => [
    new URL('../../../../node_modules/@fontsource/jost/files/jost-latin-500-normal.woff', import.meta.url).href,
    new URL('../../../../node_modules/@fontsource/jost/files/jost-latin-ext-500-normal.woff', import.meta.url).href,
  ],
  leagueGothic: () => [
    new URL('../../../../node_modules/@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff', import.meta.url).href,
    new URL('../../../../node_modules/@fontsource/league-gothic/files/league-gothic-latin-ext-400-normal.woff', import.meta.url).href,
  ],
  montserrat: () => [
    new URL('../../../../node_modules/@fontsource/montserrat/files/montserrat-latin-400-normal.woff', import.meta.url).href,
    new URL('../../../../node_modules/@fontsource/montserrat/files/montserrat-latin-ext-400-normal.woff', import.meta.url).href,
  ],
  parisienne: () => [
    new URL('../../../../node_modules/@fontsource/parisienne/files/parisienne-latin-400-normal.woff', import.meta.url).href,
    new URL('../../../../node_modules/@fontsource/parisienne/files/parisienne-latin-ext-400-normal.woff', import.meta.url).href,
  ],
  pinyon: () => [
    new URL('../../../../node_modules/@fontsource/pinyon-script/files/pinyon-script-latin-400-normal.woff', import.meta.url).href,
    new URL('../../../../node_modules/@fontsource/pinyon-script/files/pinyon-script-latin-ext-400-normal.woff', import.meta.url).href,
  ],
  playfair: () => [
    new URL('../../../../node_modules/@fontsource/playfair-display/files/playfair-display-latin-400-normal.woff', import.meta.url).href,
    new URL('../../../../node_modules/@fontsource/playfair-display/files/playfair-display-latin-ext-400-normal.woff', import.meta.url).href,
  ],
  playfairItalic: () => [
    new URL('../../../../node_modules/@fontsource/playfair-display/files/playfair-display-latin-400-italic.woff', import.meta.url).href,
    new URL('../../../../node_modules/@fontsource/playfair-display/files/playfair-display-latin-ext-400-italic.woff', import.meta.url).href,
  ],
  poiret: () => [
    new URL('../../../../node_modules/@fontsource/poiret-one/files/poiret-one-latin-400-normal.woff', import.meta.url).href,
    new URL('../../../../node_modules/@fontsource/poiret-one/files/poiret-one-latin-ext-400-normal.woff', import.meta.url).href,
  ],
  tenor: () => [
    new URL('../../../../node_modules/@fontsource/tenor-sans/files/tenor-sans-latin-400-normal.woff', import.meta.url).href,
    new URL('../../../../node_modules/@fontsource/tenor-sans/files/tenor-sans-latin-ext-400-normal.woff', import.meta.url).href,
  ],
} as const;
