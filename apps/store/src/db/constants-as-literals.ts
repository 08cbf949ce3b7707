import { OperationNodeTransformer, ValueNode, type KyselyPlugin } from 'kysely';

/** Writes strings, numbers and booleans of a statement into its text, not beside it; those of an `in` list stay there. */
export const constantsAsLiterals: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => literals.transformNode(node, queryId),
  transformResult: ({ result }) => Promise.resolve(result),
};

class Literals extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return isConstant(node.value) ? ValueNode.createImmediate(node.value) : node;
  }
}
const literals = new Literals();

function isConstant(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
