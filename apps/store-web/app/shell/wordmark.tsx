import { labBrandFacts, type LabBrand } from '@albumen/contract/brands';

export function Wordmark({ brand }: { brand: LabBrand }) {
  return <span className="title-sm">{labBrandFacts[brand].name}</span>;
}
