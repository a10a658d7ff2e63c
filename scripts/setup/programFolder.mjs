// A folder that is all of a check's PATH besides node_modules/.bin: a check that runs anything else fails.
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './install.mjs';
import { findPackage, findProgram, systemPackages } from './systemPackages.mjs';

/** Commands of a Linux or macOS without any further package: npm, a shell, and the small tools of POSIX. */
const basics = (
  'npm npx sh bash env basename cat chmod chown cp cut date dirname expr find findmnt getconf grep gzip head id ln ' +
  'locale ls mkdir mktemp mv ps pwd readlink realpath rm rmdir runuser sed sleep sort stat tail tar test touch tr true ' +
  'uname wc which xargs'
).split(' ');

/** Returns the PATH of a check that needs these system packages. */
export function checkPath(name, needs) {
  if (process.platform === 'win32') return process.env.PATH ?? '';
  const folder = join(root, 'node_modules', '.cache', 'khep', 'programs', name.replaceAll(/\W+/g, '-'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const program of basics) {
    const path = findProgram([program]);
    if (path) symlinkSync(path, join(folder, program));
  }
  for (const need of needs) {
    const found = findPackage(need) ?? [];
    for (const [index, path] of found.entries()) {
      // A browser set by hand has another name.
      const place = join(folder, systemPackages[need].programs[index][0]);
      // Two packages may bring the same program, as two versions of PostgreSQL do: the later one in the list counts.
      rmSync(place, { force: true });
      symlinkSync(path, place);
    }
  }
  return [join(root, 'node_modules', '.bin'), folder].join(delimiter);
}
