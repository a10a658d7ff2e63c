import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import ts from 'typescript';

export interface EntryPoint {
  /** As it is imported: "@khep/ui/tokens". */
  name: string;
  /** Its declarations. */
  file: string;
}

/** Longer than this, in characters, a signature is a computed type: its beginning and a hash say enough. */
const readable = 1600;

function shortened(text: string): string {
  if (text.length <= readable) return text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return `${text.slice(0, 200)} … ${text.length} characters, ${hash}`;
}

/** A declaration on as few lines as it needs, without comments and bodies. */
function signature(node: ts.Declaration): string {
  const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const text = printer.printNode(ts.EmitHint.Unspecified, statement, node.getSourceFile());
  return shortened(
    text
      .replace(/^export /, '')
      .replace(/^default /, '')
      .replace(/^declare /, '')
      .replaceAll(/[ \t]+$/gm, '')
      .trim(),
  );
}

const codePoint = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Every public name of every entry point with its signature, in an order that does not depend on the files'. */
export function reportOf(packageName: string, entries: readonly EntryPoint[], folder: string): string {
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2024,
      jsx: ts.JsxEmit.ReactJSX,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  const lines = [
    `# Public names of ${packageName}`,
    '',
    'Written by `npm run api -- --update`. A change here is a change for those who use the package.',
  ];
  for (const { name, file } of entries) {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    const exported = symbol ? checker.getExportsOfModule(symbol) : [];
    lines.push('', `## ${name}`);
    for (const each of exported.toSorted((a, b) => codePoint(a.name, b.name))) {
      const target = each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each;
      const declarations = target.declarations ?? [];
      const own = declarations.filter(
        (node) => !relative(folder, node.getSourceFile().fileName).startsWith('..'),
      );
      lines.push('', `### ${each.name}`, '');
      if (own.length === 0) {
        lines.push('From another package.');
        continue;
      }
      lines.push('```ts', ...new Set(own.map(signature)), '```');
    }
  }
  return `${lines.join('\n')}\n`;
}

/** Lines that are in one report only, `-` before and `+` after, under the name they belong to. */
export function difference(before: string, after: string): string[] {
  const sections = (text: string) => {
    let entry = '';
    const found = new Map<string, string>();
    for (const part of text.split(/^(?=##+ )/m)) {
      if (part.startsWith('## ')) entry = part.slice(3).split('\n')[0] ?? '';
      else if (part.startsWith('### ')) found.set(`${entry} ${part.slice(4).split('\n')[0]}`, part);
    }
    return found;
  };
  const [old, now] = [sections(before), sections(after)];
  const lines: string[] = [];
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(name), now.get(name)];
    if (was === is) continue;
    if (was === undefined) lines.push(`  + ${name}`);
    else if (is === undefined) lines.push(`  - ${name}`);
    else lines.push(`  ~ ${name}`);
  }
  return lines;
}
