import type { Product } from '@albumen/contract/catalog/product';
import type { Choice } from '@albumen/domain/pricing/choice';
import { checkDocument, type DesignProblem } from '@albumen/print/checks/check-document';
import type { DesignDocument } from '@albumen/print/document/design-document';
import { printProductOf } from '@albumen/print/products/print-product';
import { loadPrintFonts } from '../../print-fonts.ts';

interface Checked {
  product: Product;
  choice: Choice;
  document: DesignDocument;
  documentHash: string;
  /** The catalog that it was checked against. */
  catalogVersion: string;
}

const mostRemembered = 2000;
const remembered = new Map<string, Promise<DesignProblem[]>>();

/** What is wrong with a design. The same design on the same product is looked at once a process. */
export function checkDesign(checked: Checked): Promise<DesignProblem[]> {
  const { product, choice, documentHash, catalogVersion } = checked;
  const values = choice.values.map(({ key, value }) => `${key}=${value.id}`);
  const key = [catalogVersion, product.id, choice.size.id, choice.extraSpreads, ...values].join();
  const full = `${documentHash},${key}`;
  const known = remembered.get(full);
  if (known !== undefined) return known;
  const checking = check(checked);
  remembered.set(full, checking);
  checking.catch(() => remembered.delete(full));
  const [oldest] = remembered.keys();
  if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
  return checking;
}

async function check({ product, choice, document }: Checked): Promise<DesignProblem[]> {
  const { isTurned = false } = document;
  const made = printProductOf(product, choice, { isTurned });
  return checkDocument(document, made, hasWords(document) ? { fonts: await loadPrintFonts() } : {});
}

function hasWords({ faces }: DesignDocument): boolean {
  return faces.some(({ layers }) => layers.some(({ kind }) => kind === 'text'));
}

/** How softly a design prints, by the worst of its photos. */
export function readinessOf(problems: readonly DesignProblem[]): 'good' | 'warn' | 'block' {
  const few = problems.filter(({ code }) => code === 'fewPixels');
  if (few.some(({ level }) => level === 'block')) return 'block';
  return few.length > 0 ? 'warn' : 'good';
}
