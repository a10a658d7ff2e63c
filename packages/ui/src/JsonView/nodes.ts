/** Anything that JSON can say. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

export interface JsonNode {
  /** Its way from the root: `$.orders[0].awb`. Also its id. */
  path: string;
  /** Its key or place; none at the root. */
  name: string | undefined;
  value: JsonValue;
  level: number;
  /** Its place among its siblings, from 1, and how many they are. */
  place: number;
  siblings: number;
  /** How many it holds; none where it holds nothing by its kind. */
  size: number | undefined;
  isOpen: boolean;
  /** Path of what holds it. */
  parent: string | undefined;
}

export const root = '$';

const childrenOf = (value: JsonValue): readonly (readonly [string, JsonValue])[] => {
  if (Array.isArray(value)) return value.map((item: JsonValue, at) => [String(at), item] as const);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
};

const pathOf = (parent: string, name: string, inList: boolean) => {
  if (inList) return `${parent}[${name}]`;
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `${parent}.${name}` : `${parent}[${JSON.stringify(name)}]`;
};

/** The nodes in sight, in the order in which they are read: children of what is open, and no others are made. */
export function visibleNodes(value: JsonValue, open: ReadonlySet<string>): JsonNode[] {
  const nodes: JsonNode[] = [];
  function visit(
    item: JsonValue,
    path: string,
    name: string | undefined,
    level: number,
    place: number,
    siblings: number,
    parent?: string,
  ) {
    const isBranch = typeof item === 'object' && item !== null;
    const children = isBranch ? childrenOf(item) : [];
    const isOpen = children.length > 0 && open.has(path);
    nodes.push({
      path,
      name,
      value: item,
      level,
      place,
      siblings,
      size: isBranch ? children.length : undefined,
      isOpen,
      parent,
    });
    if (!isOpen) return;
    for (const [at, [key, child]] of children.entries())
      visit(child, pathOf(path, key, Array.isArray(item)), key, level + 1, at + 1, children.length, path);
  }
  visit(value, root, undefined, 1, 1, 1);
  return nodes;
}

/** The paths that are open at first: down to a depth. */
export function openTo(value: JsonValue, depth: number): Set<string> {
  const open = new Set<string>();
  function visit(item: JsonValue, path: string, level: number) {
    if (level > depth || typeof item !== 'object' || item === null) return;
    open.add(path);
    for (const [key, child] of childrenOf(item))
      visit(child, pathOf(path, key, Array.isArray(item)), level + 1);
  }
  visit(value, root, 1);
  return open;
}
