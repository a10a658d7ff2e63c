import { spawnSync } from 'node:child_process';
import { root } from './install.mjs';
import { stop } from './stop.mjs';

function git(...args) {
  const done = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 });
  return done.status === 0 ? done.stdout.trim() : undefined;
}

/**
 * Returns the commit where this branch left main and the files that changed since, uncommitted and new ones included.
 * On main itself it compares with the last commit.
 */
export function changedFiles() {
  const head = git('rev-parse', 'HEAD');
  if (!head) stop('--changed needs a git checkout with at least one commit. Run npm test without it.');
  const base = git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main') ?? head;
  const tracked = git('diff', '--name-only', base) ?? '';
  const untracked = git('ls-files', '--others', '--exclude-standard') ?? '';
  return { base, files: [...new Set(`${tracked}\n${untracked}`.split('\n').filter(Boolean))] };
}
