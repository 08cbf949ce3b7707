import { formatWorkingDays } from '@albumen/domain/dates/day-range';
import type { Product } from '@albumen/contract/catalog/product';
import type { Choice } from '@albumen/domain/pricing/choice';
import { production } from '@albumen/domain/pricing/production';
import { checkReadiness, type ReadinessLevel } from '@albumen/domain/readiness/print-readiness';
import { isCard } from '@albumen/contract/catalog/families';
import { CheckIcon, WarningIcon } from '@albumen/ui/icons';
import type { ShownPhoto } from '../products/shown-photo.ts';
import { sizeLabel } from '@albumen/domain/sizes/size-label';

export interface ProductFactsProps {
  product: Product;
  choice: Choice;
  currency: string;
  /** The visitor's own that is shown; samples are not judged. */
  photo: ShownPhoto | undefined;
}

/** What is good to know before: how sharp, how soon, how much cheaper. */
export function ProductFacts({ product, choice, photo }: ProductFactsProps) {
  const { days } = production(product, choice);
  const isJudged = photo !== undefined && !isCard(product.family) && product.family !== 'album';
  return (
    <ul className="product-facts plain-list text-sm">
      {isJudged && <Sharpness product={product} choice={choice} photo={photo} />}
      <li>Ready to ship in {formatWorkingDays(days)}.</li>
      {product.quantityDiscounts.length > 0 && (
        <li>
          {product.quantityDiscounts
            .map(({ from, percentOff }) => `${percentOff}% off from ${from}`)
            .join(', ')}
          .
        </li>
      )}
    </ul>
  );
}

interface SharpnessProps {
  product: Product;
  choice: Choice;
  photo: ShownPhoto;
}

function Sharpness({ product, choice, photo }: SharpnessProps) {
  const level = readinessOf(photo, product, choice);
  const size = sizeLabel(choice.size);
  const labels: Record<ReadinessLevel, string> = {
    good: `Your photo is sharp at ${size}.`,
    warn: `Your photo will look a little soft at ${size}.`,
    block: `Your photo has too few pixels for ${size}. Choose a smaller size or another photo.`,
  };
  return (
    <li className={`product-facts__level product-facts__level--${level}`}>
      {level === 'good' ? <CheckIcon size={16} /> : <WarningIcon size={16} />} {labels[level]}
    </li>
  );
}

/** The sharpness of the whole photo cropped to the product's shape; the editor checks the real crop. */
function readinessOf(photo: ShownPhoto, product: Product, choice: Choice): ReadinessLevel {
  const { widthInches, heightInches, bleedInches } = production(product, choice);
  const sides = [widthInches + 2 * bleedInches, heightInches + 2 * bleedInches].toSorted(ascending);
  const pixels = [photo.width, photo.height].toSorted(ascending);
  const [shortInches = 1, longInches = 1] = sides;
  const [shortPx = 0, longPx = 0] = pixels;
  const scale = Math.min(shortPx / shortInches, longPx / longInches);
  const crop = {
    widthPx: shortInches * scale,
    heightPx: longInches * scale,
    widthInches: shortInches,
    heightInches: longInches,
  };
  return checkReadiness(crop, widthInches * heightInches);
}

function ascending(a: number, b: number): number {
  return a - b;
}
