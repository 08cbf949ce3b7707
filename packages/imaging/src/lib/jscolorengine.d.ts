/** What we use of the color engine; it ships no types. */
declare module 'jscolorengine' {
  export interface Profile {
    loadBinary(bytes: Uint8Array): void;
  }

  export interface TransformOptions {
    /** Works a table out first, for pictures. */
    readonly buildLut: boolean;
    readonly dataFormat: 'int8';
    /** Black-point compensation. */
    readonly BPC: boolean;
  }

  export interface Transform {
    /** @throws Error when the profile cannot be used. */
    create(from: Profile, to: '*sRGB', intent: number): void;
    array(pixels: Uint8ClampedArray, hasAlpha: false, keepsAlpha: false): Uint8ClampedArray;
  }

  const engine: {
    readonly Profile: new () => Profile;
    readonly Transform: new (options: TransformOptions) => Transform;
    readonly eIntent: { readonly relative: number };
  };
  export default engine;
}
