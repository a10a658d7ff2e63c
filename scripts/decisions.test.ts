import { globSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/decisions');
const names = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .toSorted();
const decisions = names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const index = readFileSync(join(folder, 'README.md'), 'utf8');

describe('decisions', () => {
  it('are numbered from 1 without gaps or repeats', () => {
    const expected = names.map((_name, at) => String(at + 1).padStart(4, '0'));
    expect(names.map((name) => /^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1])).toEqual(expected);
  });

  it.each(decisions)('have their parts: $name', ({ name, text }) => {
    expect(text).toMatch(new RegExp(String.raw`^# ${Number(name.slice(0, 4))}\. \S`));
    expect(text).toMatch(/^- Date: \d{4}-\d{2}-\d{2}$/m);
    const status = /^- Status: (.+)$/m.exec(text)?.[1] ?? '';
    const successor = /^replaced by \[[^\]]+\]\(([^)]+)\)$/.exec(status)?.[1];
    if (successor === undefined) expect(status).toBe('accepted');
    else expect(names).toContain(successor);
    const parts = [...text.matchAll(/^## (.+)$/gm)].map(([, part]) => part);
    expect(parts.filter((part) => ['Context', 'Decision', 'Cost'].includes(part ?? ''))).toEqual([
      'Context',
      'Decision',
      'Cost',
    ]);
  });

  it('are all in the index, in their order, with date and status', () => {
    const expected = decisions.map(({ name, text }) => {
      const [, number, title] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
      const date = /^- Date: (.+)$/m.exec(text)?.[1];
      const status = /^- Status: (.+)$/m.exec(text)?.[1];
      return [number, `[${title}](${name})`, date, status];
    });
    const rows = [...index.matchAll(/^\| \d.*\|$/gm)].map(([row]) =>
      row
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
    expect(rows).toEqual(expected);
  });

  it('are referred to by the names of their files', () => {
    const files = globSync(['{apps,packages,docs,scripts,journeys}/**/*.{md,ts,tsx,mjs}', '*.md'], {
      cwd: root,
      exclude: (path) => /(?:^|\/)(?:node_modules|dist)$/.test(path),
    });
    const unknown = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/decisions\/(\d[\w.-]*[\w])/g)]
        .filter(([, name]) => !names.includes(name ?? ''))
        .map(([reference]) => `${file}: ${reference}`),
    );
    expect(unknown).toEqual([]);
  });
});
