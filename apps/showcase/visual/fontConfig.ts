import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
const folder = join(root, 'node_modules', '.cache', 'khep', 'fonts');
/** Chromium does not start without any font; this one has neither Indian scripts nor symbols. */
const lastResort = join(root, 'apps/server/src/platform/documents/fonts/NotoSans-Regular.ttf');

/**
 * Writes a fontconfig file whose only font is Latin and returns its path: what a page does not bring itself is seen as
 * a box, on every machine. Fontconfig is Linux's; elsewhere it changes nothing.
 */
export function fontConfig(): string {
  const fonts = join(folder, 'files');
  mkdirSync(fonts, { recursive: true });
  const font = join(fonts, 'NotoSans-Regular.ttf');
  if (!existsSync(font)) {
    try {
      symlinkSync(lastResort, font);
    } catch (error) {
      // Another process was faster.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
  <match target="pattern">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
    <edit name="lcdfilter" mode="assign"><const>lcddefault</const></edit>
  </match>
</fontconfig>
`,
  );
  return file;
}
