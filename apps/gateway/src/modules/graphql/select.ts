import {
  Kind,
  valueFromASTUntyped,
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { isReadable } from '../../http/readable-requests.ts';
import { refuse } from '../../http/refusal.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** What a document's selections are read with. */
export interface Reading {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Variables;
  /** How many selections may still be looked at: fragments in fragments multiply. */
  budget: { left: number };
}

/** The fields of a selection, through fragments, without those that directives leave out. */
export function fieldsOf(set: SelectionSetNode, reading: Reading): readonly FieldNode[] {
  return set.selections.flatMap((selection) => {
    if (reading.budget.left-- <= 0) refuse(422, 'The query asks for too many fields.');
    if (!isIncluded(selection.directives ?? [], reading)) return [];
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, reading);
    const fragment = reading.fragments.get(selection.name.value);
    return fragment ? fieldsOf(fragment.selectionSet, withoutFragment(fragment, reading)) : [];
  });
}

/** A fragment inside itself would never end. */
function withoutFragment({ name }: FragmentDefinitionNode, reading: Reading): Reading {
  const others = new Map(reading.fragments);
  others.delete(name.value);
  return { ...reading, fragments: others };
}

function isIncluded(directives: readonly DirectiveNode[], reading: Reading): boolean {
  return directives.every((directive) => {
    const condition = argumentsOf(directive, reading)['if'];
    if (directive.name.value === 'skip') return condition !== true;
    return directive.name.value === 'include' ? condition === true : true;
  });
}

export function argumentsOf(
  { arguments: given = [] }: Pick<FieldNode, 'arguments'>,
  { variables }: Reading,
): Record<string, unknown> {
  const values = Object.fromEntries(
    given.map(({ name, value }) => [name.value, valueFromASTUntyped(value, { ...variables })]),
  );
  // A literal's escapes are read only here.
  if (!isReadable(values)) refuse(400, 'The request is malformed.');
  return values;
}

/** Arguments of the named field right below another one; undefined when nobody asks for it. */
export function childArguments(
  { selectionSet }: FieldNode,
  name: string,
  reading: Reading,
): Record<string, unknown> | undefined {
  const children = selectionSet ? fieldsOf(selectionSet, reading) : [];
  const child = children.find((field) => field.name.value === name);
  return child && argumentsOf(child, reading);
}

/**
 * The part of a value that was asked for. A field that we do not have is null: clients ask for
 * wallets that this gateway does not know.
 */
export function select(
  value: unknown,
  set: SelectionSetNode | undefined,
  reading: Reading,
): unknown {
  if (Array.isArray(value)) return value.map((item) => select(item, set, reading));
  if (!set || typeof value !== 'object' || value === null) return value ?? null;
  const source = new Map(Object.entries(value));
  return Object.fromEntries(
    fieldsOf(set, reading).map((field) => [
      field.alias?.value ?? field.name.value,
      select(source.get(field.name.value), field.selectionSet, reading),
    ]),
  );
}
