import ts from 'typescript';
import type { PropEntry } from './types.ts';

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function entryOf(checker: ts.TypeChecker, prop: ts.Symbol): PropEntry | undefined {
  const declaration = prop.declarations?.[0];
  if (!declaration || declaration.getSourceFile().fileName.includes('node_modules')) return undefined;
  const written = ts.isPropertySignature(declaration) ? declaration.type?.getText() : undefined;
  const type = checker.getTypeOfSymbolAtLocation(prop, declaration);
  const isRequired = (prop.flags & ts.SymbolFlags.Optional) === 0;
  const spelled = checker.typeToString(
    isRequired ? type : checker.getNonNullableType(type),
    declaration,
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
  );
  const initial = prop.getJsDocTags(checker).find(({ name }) => name === 'default')?.text?.[0]?.text;
  return {
    name: prop.name,
    // `(typeof tones)[number]` is less useful than its values.
    type: tidy(written && !/typeof|keyof|\[/.test(written) ? written : spelled),
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
