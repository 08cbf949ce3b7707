import type { LabBrand } from '@albumen/contract/brands';
import marks from './wordmarks.svg';
import './wordmark.css';

const sizes: Record<LabBrand, { width: number; height: number }> = {
  halide: { width: 121, height: 34 },
  cyan: { width: 169, height: 35 },
};

/** The lab's name, drawn in the colors around it; the link that holds it says the name. */
export function Wordmark({ brand }: { brand: LabBrand }) {
  return (
    <svg className="wordmark" {...sizes[brand]} aria-hidden="true">
      <use href={`${marks}#${brand}`} />
    </svg>
  );
}
