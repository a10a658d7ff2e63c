import ts from 'typescript';
import type { PropEntry } from './types.ts';

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Longer unions keep the name of their type. */
const maxMembers = 12;

/** The members of a union of literals, as they are written: `'small' | 'medium'`. */
function literalUnion(type: ts.Type): string | undefined {
  if (!type.isUnion() || type.types.length > maxMembers) return undefined;
  const members = type.types.map((member) => {
    if (member.isStringLiteral()) return `'${member.value}'`;
    return member.isNumberLiteral() ? String(member.value) : undefined;
  });
  return members.includes(undefined) ? undefined : members.join(' | ');
}

/** Whether a written type names a parameter of its declaration, which says nothing in a table. */
function namesTypeParameter(checker: ts.TypeChecker, node: ts.Node): boolean {
  if (ts.isTypeReferenceNode(node) && checker.getTypeFromTypeNode(node).isTypeParameter()) return true;
  return ts.forEachChild(node, (child) => namesTypeParameter(checker, child)) ?? false;
}

/** A type as the checker spells it, each member of a union once, without the `undefined` of an optional prop. */
function spell(checker: ts.TypeChecker, type: ts.Type, isRequired: boolean): string {
  const inWords = (each: ts.Type) =>
    checker.typeToString(
      each,
      undefined,
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
    );
  const whole = inWords(type);
  const members = type.isUnion() && whole.includes('=>') ? type.types : undefined;
  const words = members?.map(inWords) ?? whole.split(' | ');
  return [...new Set(words)].filter((word) => isRequired || word !== 'undefined').join(' | ');
}

function entryOf(checker: ts.TypeChecker, prop: ts.Symbol): PropEntry | undefined {
  const declaration = prop.declarations?.[0];
  if (!declaration || declaration.getSourceFile().fileName.includes('node_modules')) return undefined;
  const node = ts.isPropertySignature(declaration) ? declaration.type : undefined;
  const type = checker.getTypeOfSymbolAtLocation(prop, declaration);
  const isRequired = (prop.flags & ts.SymbolFlags.Optional) === 0;
  const isTelling =
    node && !/typeof|keyof|\[|^undefined$/.test(node.getText()) && !namesTypeParameter(checker, node);
  const initial = prop.getJsDocTags(checker).find(({ name }) => name === 'default')?.text?.[0]?.text;
  return {
    name: prop.name,
    type:
      literalUnion(checker.getNonNullableType(type)) ??
      tidy(isTelling ? node.getText() : spell(checker, type, isRequired)),
    isRequired,
    description: tidy(ts.displayPartsToString(prop.getDocumentationComment(checker))),
    ...(initial && { default: tidy(initial) }),
  };
}

/** The props of exported components, from the type checker. */
export function readProps(entries: readonly string[]): Map<string, PropEntry[]> {
  const program = ts.createProgram([...entries], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    jsx: ts.JsxEmit.ReactJSX,
    customConditions: ['@khep/source'],
    allowImportingTsExtensions: true,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const found = new Map<string, PropEntry[]>();
  for (const entry of entries) {
    const source = program.getSourceFile(entry);
    const module = source && checker.getSymbolAtLocation(source);
    for (const each of module ? checker.getExportsOfModule(module) : []) {
      if (!/^[A-Z]/.test(each.name)) continue;
      const symbol = each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each;
      if (!symbol.valueDeclaration) continue;
      const type = checker.getTypeOfSymbolAtLocation(symbol, symbol.valueDeclaration);
      const parameter = type.getCallSignatures()[0]?.getParameters()[0];
      if (!parameter?.valueDeclaration) continue;
      const props = checker.getTypeOfSymbolAtLocation(parameter, parameter.valueDeclaration);
      found.set(
        each.name,
        checker.getPropertiesOfType(props).flatMap((prop) => entryOf(checker, prop) ?? []),
      );
    }
  }
  return found;
}
