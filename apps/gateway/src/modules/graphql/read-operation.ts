import {
  GraphQLError,
  Kind,
  parse,
  valueFromASTUntyped,
  type DocumentNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { refuse } from '../../http/refusal.ts';
import type { Reading, Variables } from './select.ts';

interface Asked {
  query: string;
  variables?: Variables | null | undefined;
  operationName?: string | null | undefined;
}

interface Operation {
  name: string | undefined;
  set: SelectionSetNode;
  reading: Reading;
}

/** Far above the largest query that the SDKs send. */
const maxTokens = 3_000;
const maxSelections = 3_000;

/** The operation that was asked for, with its variables and their defaults. */
export function readOperation({ query, variables, operationName }: Asked): Operation {
  const document = parsed(query);
  const all = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const operation = operationName
    ? all.find(({ name }) => name?.value === operationName)
    : all.at(0);
  if (!operation) refuse(422, 'The document has no such operation.');
  return {
    name: operation.name?.value,
    set: operation.selectionSet,
    reading: {
      budget: { left: maxSelections },
      variables: { ...defaultsOf(operation), ...variables },
      fragments: new Map(
        document.definitions
          .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
          .map((fragment) => [fragment.name.value, fragment] as const),
      ),
    },
  };
}

function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens, noLocation: true });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return refuse(422, 'The query is not GraphQL.');
  }
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Variables {
  return Object.fromEntries(
    variableDefinitions.map(({ variable, defaultValue }) => [
      variable.name.value,
      defaultValue ? valueFromASTUntyped(defaultValue) : undefined,
    ]),
  );
}
