/** A word or phrase that interface copy avoids, and what to write instead. */
export interface WordRule {
  word: string;
  instead: string;
  pattern: RegExp;
}

const section = '## Words to replace';

/** Matches a phrase as whole words, in any case; a space in it is any whitespace. */
function wordPattern(word: string): RegExp {
  return new RegExp(String.raw`(?<![\w-])${word.replaceAll(' ', String.raw`\s+`)}(?![\w-])`, 'giu');
}

/** Parses the table "Words to replace" of docs/writing.md. @throws when the table is missing or empty */
export function parseWordTable(markdown: string): WordRule[] {
  const start = markdown.indexOf(section);
  const end = markdown.indexOf('\n## ', start + section.length);
  const rows = start === -1 ? [] : markdown.slice(start, end === -1 ? undefined : end).split('\n');
  const rules = rows.flatMap((row) => {
    const [, words = '', instead = ''] = row.split('|').map((cell) => cell.trim());
    return [...words.matchAll(/`([^`]+)`/g)].map(([, word = '']) => ({
      word,
      instead,
      pattern: wordPattern(word),
    }));
  });
  if (rules.length === 0) throw new Error(`No words found under "${section}".`);
  return rules;
}

/** Parses a table of the specification: one column of tab-separated rows, without its header row. */
export function parseColumn(table: string, name: string): string[] {
  const [header = '', ...rows] = table.trim().split('\n');
  const column = header.split('\t').indexOf(name);
  if (column === -1) throw new Error(`No column "${name}" in the header "${header}".`);
  return rows.map((row) => row.split('\t')[column] ?? '').filter(Boolean);
}
