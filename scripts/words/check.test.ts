import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkWords, type Searched } from './check.ts';
import { parseColumn, parseWordTable } from './table.ts';

const root = join(import.meta.dirname, '../..');
const rules = parseWordTable(readFileSync(join(root, 'docs/writing.md'), 'utf8'));

const wordsIn = (text: string, file = 'Screen.tsx', searched: Searched = 'copy', fixed: string[] = []) =>
  checkWords(file, text, rules, new Set(fixed), searched).map(({ word }) => word);

describe('the word check of interface copy', () => {
  it('finds words in JSX text, props, objects, strings and templates', () => {
    expect(wordsIn('const a = <Text>Nobody was notified</Text>;')).toEqual(['nobody']);
    expect(wordsIn('const a = <Field label="Breadth" />;')).toEqual(['breadth']);
    expect(wordsIn('const a = { title: "Proposal" };')).toEqual(['proposal']);
    expect(wordsIn('throw conflict("There is no such order.");')).toContain('no such');
    expect(wordsIn('const a = `${name} goes on with ${order}`;')).toEqual(['goes on']);
  });

  it('finds a phrase broken over two lines and reports the line and replacement', () => {
    const text = '\nconst a = (\n  <Text>\n    The work goes\n    on.\n  </Text>\n);';
    expect(checkWords('Screen.tsx', text, rules, new Set())).toEqual([
      { line: 4, word: 'goes on', instead: 'continue', text: 'The work goes on.' },
    ]);
  });

  it('ignores identifiers, module names, queries, types and words inside other words', () => {
    const text = [
      'import { sides } from "./sides the rest.ts";',
      'const sides = sql`select the rest`;',
      'type A = "has left it";',
      'const a = <Text>Besides, understands pictured goods</Text>;',
    ].join('\n');
    expect(wordsIn(text)).toEqual([]);
  });

  it('ignores a single word that no prop or property marks as copy', () => {
    expect(wordsIn('const key = "picture";')).toEqual([]);
  });

  it('accepts a text that the specification fixes, only as a whole', () => {
    const notice = 'Box Size uploaded successfully';
    expect(wordsIn(`const a = { message: '${notice}' };`, 'a.ts', 'copy', [notice])).toEqual([]);
    expect(wordsIn(`const a = { message: '${notice} now' };`, 'a.ts', 'copy', [notice])).toEqual([
      'successfully',
    ]);
  });

  it('reads prose of Markdown, and no code in it', () => {
    const text =
      'Nothing\n\n```\nthe rest\n```\n\nThe `sides` and [a link](docs/pictures/a.png) are fine.\nNobody is.';
    expect(checkWords('a.md', text, rules, new Set())).toMatchObject([{ line: 8, word: 'nobody' }]);
  });

  it('lists words in comments on request', () => {
    const text = '/** Held meanwhile. */\nconst a = <Text>Nobody here</Text>;';
    expect(wordsIn(text, 'Screen.tsx', 'comments')).toEqual(['meanwhile']);
  });
});

describe('the sources of the word check', () => {
  it('takes every word of the guide, each with a replacement', () => {
    expect(rules.length).toBeGreaterThan(50);
    expect(rules.filter(({ instead }) => instead === '')).toEqual([]);
  });

  it('rejects a guide without the table', () => {
    expect(() => parseWordTable('# Writing')).toThrow('No words found');
  });

  it('parses a column of the specification by its header', () => {
    expect(parseColumn('kind\ttext\nfailure\tTry Again\n', 'text')).toEqual(['Try Again']);
    expect(() => parseColumn('kind\n', 'text')).toThrow('No column "text"');
  });
});
