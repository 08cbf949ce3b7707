import type { Product } from '@albumen/contract/catalog/product';
import type { FieldErrors } from '@albumen/contract/form';
import { Notice } from '@albumen/ui/feedback/notice';

/* Choices that the catalog has no name for. */
const labels: Readonly<Record<string, string>> = {
  size: 'Size',
  quantity: 'Quantity',
  spreads: 'Spreads',
  theme: 'Color',
  frontLayout: 'Photos on the front',
  backLayout: 'Back',
  mainLayout: 'Inside',
  foilDesign: 'Foil',
};

interface ChoiceMistakesProps {
  product: Pick<Product, 'options'>;
  mistakes: FieldErrors;
}

/** Sums up what an editor could not open with; the page asks for some of it only when it applies. */
export function ChoiceMistakes({ product, mistakes }: ChoiceMistakesProps) {
  const found = Object.entries(mistakes);
  if (found.length === 0) return null;
  const labelOf = (name: string) =>
    labels[name] ?? product.options.find(({ key }) => key === name)?.label ?? name;
  return (
    <Notice kind="danger" title="Choose again before you design it.">
      <ul>
        {found.map(([name, messages]) => (
          <li key={name}>
            {labelOf(name)}: {messages?.join(' ')}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
