export type TokenKind = 'key' | 'string' | 'number' | 'word' | 'plain';
export interface Token {
  kind: TokenKind;
  text: string;
  /** Where it begins. */
  at: number;
}

const pattern =
  /(?<key>"(?:\\.|[^"\\])*"(?=\s*:))|(?<string>"(?:\\.|[^"\\])*"?)|(?<number>-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b)|(?<word>\b(?:true|false|null)\b)/g;

/** What is written as JSON, in pieces to be coloured; together they are the text, whether or not it is JSON. */
export function jsonTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) tokens.push({ kind: 'plain', text: text.slice(at, match.index), at });
    const [kind] = Object.entries(match.groups ?? {}).find(([, part]) => part !== undefined) ?? ['plain'];
    tokens.push({ kind: kind as TokenKind, text: match[0], at: match.index });
    at = match.index + match[0].length;
  }
  if (at < text.length) tokens.push({ kind: 'plain', text: text.slice(at), at });
  return tokens;
}

export interface JsonProblem {
  /** Counted from 1; where the browser does not say, the last line. */
  line: number;
}

/** Where a text stops being JSON; none where it is JSON or empty. */
export function jsonProblem(text: string): JsonProblem | undefined {
  if (text.trim() === '') return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    const line = /line (\d+)/.exec(said)?.[1];
    const position = /position (\d+)/.exec(said)?.[1];
    // Chrome says the position, Firefox the line, Safari neither; an unexpected end is at the end.
    const lines = (to: number) => text.slice(0, to).split('\n').length;
    return { line: line ? Number(line) : lines(position ? Number(position) : text.length) };
  }
}
