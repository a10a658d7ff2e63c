import ts from 'typescript';
import type { StoryEntry } from './types.ts';

/** "ByMouseAndKeys" → "By mouse and keys" */
function inWords(name: string): string {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2');
  return words.charAt(0) + words.slice(1).toLowerCase();
}

const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrapped(node.expression)
    : node;

function objectOf(node: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  const plain = node && unwrapped(node);
  return plain && ts.isObjectLiteralExpression(plain) ? plain : undefined;
}

function valueOf(object: ts.ObjectLiteralExpression | undefined, name: string): ts.Expression | undefined {
  for (const property of object?.properties ?? [])
    if (ts.isPropertyAssignment(property) && property.name.getText() === name) return property.initializer;
  return undefined;
}

/** Removes the common indentation of all lines but the first. */
function outdented(text: string): string {
  const [head = '', ...rest] = text.split('\n');
  const depth = Math.min(...rest.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return [head, ...rest.map((line) => line.slice(Number.isFinite(depth) ? depth : 0))].join('\n').trim();
}

/** Source of what a render function returns. */
function markupOf(render: ts.Expression): string {
  const returned = ts.isArrowFunction(render) ? render.body : render;
  const plain = ts.isExpression(returned) ? unwrapped(returned) : returned;
  return outdented(plain.getText());
}

/** Formats arguments as attributes of an element, without handlers of tests. */
function elementOf(component: string, args: readonly (ts.ObjectLiteralExpression | undefined)[]): string {
  const told = new Map<string, ts.Expression>();
  for (const object of args)
    for (const property of object?.properties ?? [])
      if (ts.isPropertyAssignment(property)) told.set(property.name.getText(), property.initializer);
  let children = '';
  const attributes: string[] = [];
  for (const [name, value] of told) {
    const text = outdented(value.getText());
    const isText = ts.isStringLiteral(value) && !/["{}<>]/.test(value.text);
    if (text.startsWith('fn(')) continue;
    if (name === 'children')
      children = isText ? value.text : ts.isJsxElement(unwrapped(value)) ? text : `{${text}}`;
    else if (isText) attributes.push(`${name}="${value.text}"`);
    else if (text === 'true') attributes.push(name);
    else attributes.push(`${name}={${text}}`);
  }
  const line = `<${[component, ...attributes].join(' ')}`;
  const isLong = line.length > 88 || line.includes('\n');
  const open = isLong
    ? `<${component}\n${attributes.map((each) => `  ${each.replaceAll('\n', '\n  ')}`).join('\n')}\n`
    : line;
  if (children === '') return `${open}${isLong ? '' : ' '}/>`;
  return `${open}>${isLong ? `\n  ${children}\n` : children}</${component}>`;
}

const docsOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

export interface StoryFile {
  title: string;
  /** Name of the component, if the file has one. */
  component: string | undefined;
  stories: StoryEntry[];
}

/** Parses a file of stories without running it. */
export function readStories(path: string, text: string): StoryFile {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const exported: { name: string; node: ts.VariableStatement; object: ts.ObjectLiteralExpression }[] = [];
  let meta: ts.ObjectLiteralExpression | undefined;
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const [declaration] = statement.declarationList.declarations;
    const object = objectOf(declaration?.initializer);
    if (!declaration || !object) continue;
    const name = declaration.name.getText();
    if (name === 'meta') meta = object;
    else if (declaration.type?.getText().startsWith('Story') && statement.modifiers)
      exported.push({ name, node: statement, object });
  }
  const title = valueOf(meta, 'title');
  const component = valueOf(meta, 'component')?.getText().replace(/<.*$/s, '');
  const metaRender = valueOf(meta, 'render');
  return {
    title: title && ts.isStringLiteral(title) ? title.text : '',
    component,
    stories: exported.map(({ name, node, object }) => {
      const render = valueOf(object, 'render');
      const args = [objectOf(valueOf(meta, 'args')), objectOf(valueOf(object, 'args'))];
      const isPlain = render === undefined && (metaRender === undefined || component !== undefined);
      return {
        name,
        title: inWords(name),
        description: docsOf(node),
        code: isPlain ? elementOf(component ?? 'Component', args) : markupOf(render ?? metaRender!),
      };
    }),
  };
}
