import { labBrandFacts, type LabBrand } from '@albumen/contract/brands';
import marks from './marks/wordmarks.svg';
import './wordmark.css';

const sizes: Record<LabBrand, { width: number; height: number }> = {
  halide: { width: 121, height: 34 },
  cyan: { width: 169, height: 35 },
};

/** The lab's name, drawn; it takes the color of the text and the accent around it. */
export function Wordmark({ brand }: { brand: LabBrand }) {
  return (
    <svg className="wordmark" {...sizes[brand]} role="img" aria-label={labBrandFacts[brand].name}>
      <use href={`${marks}#${brand}`} />
    </svg>
  );
}
