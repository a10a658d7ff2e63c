import ts from 'typescript';

/** A list of string values in the code: a constant array, a `z.enum` of literals, or a union type. */
export interface ValueList {
  file: string;
  line: number;
  /** The name of the constant, type or property, as far as it has one. */
  name: string;
  values: string[];
}

const literal = (node: ts.Node) => (ts.isStringLiteralLike(node) ? node.text : undefined);

function arrayValues(node: ts.ArrayLiteralExpression): string[] | undefined {
  const values = node.elements.map(literal);
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** The string literals of a union; other members, such as null, are skipped. */
function unionValues(node: ts.UnionTypeNode): string[] {
  return node.types.flatMap((type) => {
    const value = ts.isLiteralTypeNode(type) ? literal(type.literal) : undefined;
    return value === undefined ? [] : [value];
  });
}

/** True for `[…] as const`, also with `satisfies` after it. */
const isConst = (node: ts.ArrayLiteralExpression) =>
  ts.isAsExpression(node.parent) && node.parent.type.getText() === 'const';

/** True for the keys of `Pick` and `Omit`: fields of a type, not a list of values. */
const isKeys = (node: ts.UnionTypeNode) =>
  ts.isTypeReferenceNode(node.parent) && /^(?:Pick|Omit)$/.test(node.parent.typeName.getText());

const isEnum = (node: ts.ArrayLiteralExpression) =>
  ts.isCallExpression(node.parent) && /^z\s*\.enum$/.test(node.parent.expression.getText());

function nameOf(node: ts.Node): string {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    if (
      (ts.isVariableDeclaration(at) ||
        ts.isTypeAliasDeclaration(at) ||
        ts.isPropertySignature(at) ||
        ts.isPropertyAssignment(at) ||
        ts.isParameter(at)) &&
      at.name
    )
      return at.name.getText();
  }
  return '';
}

/** Returns the lists of a file that have at least `min` string values. */
export function findLists(file: string, text: string, min = 3): ValueList[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lists: ValueList[] = [];

  function visit(node: ts.Node): void {
    const values =
      ts.isArrayLiteralExpression(node) && (isConst(node) || isEnum(node))
        ? arrayValues(node)
        : ts.isUnionTypeNode(node) && !isKeys(node)
          ? unionValues(node)
          : undefined;
    if (values !== undefined && values.length >= min) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      lists.push({ file, line, name: nameOf(node), values });
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return lists;
}
