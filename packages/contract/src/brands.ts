/** The two print-lab brands. A photographer's own business name and logo is her *brand*, not this. */
export type LabBrand = 'halide' | 'cyan';

export const labBrands = ['halide', 'cyan'] as const satisfies readonly LabBrand[];

export interface LabBrandFacts {
  readonly name: string;
  /** Sender of mails and reply address in demos. */
  readonly supportEmail: string;
  /** Whether account creation takes a bot-check token. */
  readonly hasBotCheck: boolean;
}

export const labBrandFacts: Record<LabBrand, LabBrandFacts> = {
  halide: { name: 'Halide', supportEmail: 'help@halide.example', hasBotCheck: false },
  cyan: { name: 'Cyan & Co.', supportEmail: 'help@cyanandco.example', hasBotCheck: true },
};
