/** A block of a Markdown guide: what docs/writing.md uses, and no more. */
export type GuideBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; header: string[]; rows: string[][] };

/** Text of a line without its marks: links, bold and code are shown as plain text. */
const plainText = (line: string) =>
  line
    .replaceAll(/\[(?<text>[^\]]*)\]\([^)]*\)/g, '$<text>')
    .replaceAll(/`(?<code>[^`]*)`/g, '$<code>')
    .replaceAll(/\*\*(?<bold>[^*]*)\*\*/g, '$<bold>')
    .trim();

const cells = (line: string) => line.split('|').slice(1, -1).map(plainText);

function parseBlock(lines: string[]): GuideBlock {
  const [first = '', ...others] = lines;
  const heading = /^(?<marks>#{2,3}) (?<text>.+)/.exec(first);
  if (heading?.groups) {
    return { kind: 'heading', level: heading.groups.marks === '##' ? 2 : 3, text: heading.groups.text! };
  }
  if (first.startsWith('- ')) return { kind: 'list', items: lines.map((line) => plainText(line.slice(2))) };
  if (first.startsWith('|')) {
    return { kind: 'table', header: cells(first), rows: others.slice(1).map(cells) };
  }
  return { kind: 'paragraph', text: plainText(lines.join(' ')) };
}

/** Parses a guide into its title and blocks. Blocks are separated by blank lines, and list items are one line each. */
export function parseGuide(markdown: string): { title: string; blocks: GuideBlock[] } {
  const [title = '', ...blocks] = markdown.trim().split(/\n\s*\n/);
  return { title: title.replace(/^# /, ''), blocks: blocks.map((block) => parseBlock(block.split('\n'))) };
}
