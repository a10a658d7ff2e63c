import ts from 'typescript';
import type { WordRule } from './table.ts';

/** A word that copy avoids, where it was found. `line` counts from 1. */
export interface WordFinding {
  line: number;
  word: string;
  instead: string;
  text: string;
}

interface Passage {
  text: string;
  position: number;
}

/** Properties and props whose value is copy even when it is one word. */
const copyNames = new Set([
  'action',
  'ariaLabel',
  'aria-label',
  'children',
  'confirmLabel',
  'description',
  'detail',
  'errorMessage',
  'header',
  'help',
  'hint',
  'label',
  'message',
  'note',
  'placeholder',
  'reason',
  'successMessage',
  'summary',
  'text',
  'title',
  'tooltip',
]);

const isProse = (text: string) => /\p{L}[\p{L}’',.:;]*\s+\p{L}/u.test(text);

function isNamedAsCopy(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent))
    return copyNames.has(parent.name.getText());
  return ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent)
    ? copyNames.has(parent.parent.name.getText())
    : false;
}

/** Strings that no user reads: module names, types, SQL and other tagged templates, console output. */
function isCode(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent))
    return true;
  if (ts.isTaggedTemplateExpression(parent)) return true;
  return ts.isCallExpression(parent) && /^(?:sql|console)\b/.test(parent.expression.getText());
}

/** The whole text of a template, with "…" for each value, so that a phrase may go across one. */
function templateText(node: ts.TemplateExpression): string {
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…');
}

function copyPassages(source: ts.SourceFile): Passage[] {
  const found: Passage[] = [];
  const add = (node: ts.Node, text: string) =>
    found.push({ text, position: ts.isJsxText(node) ? node.pos : node.getStart(source) });
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) {
      if (node.text.trim() !== '') add(node, node.text);
    } else if (ts.isStringLiteralLike(node)) {
      if (!isCode(node) && (isNamedAsCopy(node) || isProse(node.text))) add(node, node.text);
    } else if (ts.isTemplateExpression(node) && !isCode(node)) {
      const text = templateText(node);
      if (isNamedAsCopy(node) || isProse(text)) add(node, text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function commentPassages(source: ts.SourceFile): Passage[] {
  const found: Passage[] = [];
  const seen = new Set<number>();
  const visit = (node: ts.Node): void => {
    for (const range of ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []) {
      if (seen.has(range.pos)) continue;
      seen.add(range.pos);
      found.push({ text: source.text.slice(range.pos, range.end), position: range.pos });
    }
    node.getChildren(source).forEach(visit);
  };
  visit(source);
  return found;
}

/** Prose of a Markdown file. Code and link targets are blanked at the same length, which keeps positions right. */
function markdownPassages(text: string): Passage[] {
  const blank = (code: string) => code.replaceAll(/[^\n]/g, ' ');
  return [{ text: text.replaceAll(/```[\s\S]*?```|`[^`\n]*`|\]\([^)\n]*\)/g, blank), position: 0 }];
}

/** Searched part of a file: its interface copy, or its comments. */
export type Searched = 'copy' | 'comments';

function passagesOfFile(file: string, text: string, searched: Searched): Passage[] {
  if (file.endsWith('.md')) return markdownPassages(text);
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  return searched === 'copy' ? copyPassages(source) : commentPassages(source);
}

/**
 * Finds words that copy avoids in one file.
 * @param fixed texts of the specification, which stay to the letter
 */
export function checkWords(
  file: string,
  text: string,
  rules: readonly WordRule[],
  fixed: ReadonlySet<string>,
  searched: Searched = 'copy',
): WordFinding[] {
  return passagesOfFile(file, text, searched).flatMap((passage) => {
    if (fixed.has(passage.text.trim())) return [];
    return rules.flatMap(({ word, instead, pattern }) =>
      [...passage.text.matchAll(pattern)].map((match) => {
        const before = passage.position + (passage.text.includes('\n') ? match.index : 0);
        return {
          line: text.slice(0, before).split('\n').length,
          word,
          instead,
          text: passage.text
            .slice(Math.max(0, match.index - 50), match.index + match[0].length + 50)
            .replaceAll(/\s+/g, ' ')
            .trim(),
        };
      }),
    );
  });
}
