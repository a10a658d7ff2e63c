import { Kind, OperationTypeNode, getNamedType, isListType, isNonNullType, isObjectType } from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  GraphQLObjectType,
  GraphQLOutputType,
  SelectionSetNode,
} from 'graphql';
import { shopifySchema } from './schema.ts';

const mutationCost = 10;
const connectionCost = 2;
/** Amounts come with their object. */
const free = new Set(['MoneyBag', 'MoneyV2', 'PageInfo']);

/**
 * Points that a query may cost at most, before it runs: an object is 1, a connection 2 and its nodes, a mutation 10. The
 * real weights differ and change; a client has to learn them from the responses.
 */
export function queryCost(document: DocumentNode, variables: Record<string, unknown>): number {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  const numberOf = (field: FieldNode, name: string): number | undefined => {
    const value = field.arguments?.find((one) => one.name.value === name)?.value;
    if (value?.kind === Kind.INT) return Number(value.value);
    if (value?.kind === Kind.VARIABLE) return Number(variables[value.name.value]);
    return undefined;
  };
  const inside = (set: SelectionSetNode | undefined, type: GraphQLObjectType): number => {
    let sum = 0;
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        if (fragment) sum += inside(fragment.selectionSet, type);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const named = shopifySchema.getType(selection.typeCondition?.name.value ?? '');
        if (isObjectType(named)) sum += inside(selection.selectionSet, named);
      } else sum += ofField(selection, type);
    }
    return sum;
  };
  const ofField = (field: FieldNode, parent: GraphQLObjectType): number => {
    const type = parent.getFields()[field.name.value]?.type;
    const named = type && getNamedType(type);
    if (!type || !isObjectType(named)) return 0;
    const own = free.has(named.name) ? 0 : 1;
    const children = inside(field.selectionSet, named);
    const first = numberOf(field, 'first');
    if (named.name.endsWith('Connection')) return connectionCost + (first ?? 1) * children;
    return isList(type) && first !== undefined ? first * (own + children) : own + children;
  };
  let total = 0;
  for (const one of document.definitions) {
    if (one.kind !== Kind.OPERATION_DEFINITION) continue;
    const isMutation = one.operation === OperationTypeNode.MUTATION;
    const root = isMutation ? shopifySchema.getMutationType() : shopifySchema.getQueryType();
    if (!root) continue;
    const own = isMutation ? mutationCost : 0;
    total += own + inside(one.selectionSet, root);
  }
  return Math.max(1, total);
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

/** The points of one app in one shop: a leaky bucket. */
export class PointBucket {
  readonly maximumAvailable: number;
  readonly restoreRate: number;
  #available: number;
  #at = performance.now();

  constructor(maximumAvailable: number, restoreRate: number) {
    this.maximumAvailable = maximumAvailable;
    this.restoreRate = restoreRate;
    this.#available = maximumAvailable;
  }

  /** Consumes points if there are enough. */
  take(points: number): boolean {
    this.#restore();
    if (this.#available < points) return false;
    this.#available -= points;
    return true;
  }

  /** Returns what a query cost less than it might have. */
  refund(points: number): void {
    this.#available = Math.min(this.maximumAvailable, this.#available + points);
  }

  status() {
    this.#restore();
    return {
      maximumAvailable: this.maximumAvailable,
      currentlyAvailable: Math.floor(this.#available),
      restoreRate: this.restoreRate,
    };
  }

  #restore() {
    const now = performance.now();
    this.#available = Math.min(
      this.maximumAvailable,
      this.#available + ((now - this.#at) / 1000) * this.restoreRate,
    );
    this.#at = now;
  }
}
