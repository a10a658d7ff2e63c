import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isUpdateAllowed, packagesOf } from './changesets.ts';
import { difference, reportOf } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'khep-api-'));

function report(declarations: string): string {
  writeFileSync(join(folder, 'index.d.ts'), declarations);
  return reportOf('a-package', [{ name: 'a-package', file: join(folder, 'index.d.ts') }], folder);
}

const before = report(
  '/** Says so. */\nexport interface ButtonProps { tone?: string }\nexport declare const a: 1;',
);

describe('the report of public names', () => {
  it('contains names and signatures without comments', () => {
    expect(before).toContain('### ButtonProps');
    expect(before).toContain('tone?: string');
    expect(before).not.toContain('Says so');
  });

  it('does not change with a comment or the order of declarations', () => {
    const after = report('export declare const a: 1;\nexport interface ButtonProps {\n    tone?: string }');
    expect(after).toBe(before);
  });

  it('lists added, removed and changed names', () => {
    const after = report('export interface ButtonProps { tone: string }\nexport declare const b: 2;');
    expect(difference(before, after)).toEqual([
      '  ~ a-package ButtonProps',
      '  - a-package a',
      '  + a-package b',
    ]);
  });
});

describe('a changeset', () => {
  const changeset = "---\n'@khep/ui': minor\n\"@khep/api\": patch\n---\n\nWords: '@khep/domain': minor\n";

  it('names its packages in its head only', () => {
    expect(packagesOf(changeset)).toEqual(['@khep/ui', '@khep/api']);
  });

  it('is required unless the report is the first', () => {
    expect(isUpdateAllowed('', false)).toBe(true);
    expect(isUpdateAllowed('# Public names', false)).toBe(false);
    expect(isUpdateAllowed('# Public names', true)).toBe(true);
  });
});
