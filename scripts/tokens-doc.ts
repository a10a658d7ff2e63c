/**
 * `npm run tokens`: writes packages/ui/TOKENS.md from the style sheet of the built kit. `--check` fails where the page does not
 * say what the tokens are.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenTable } from './tokens/tokenTable.ts';

const root = join(import.meta.dirname, '..');
const page = join(root, 'packages/ui/TOKENS.md');
const sheet = readFileSync(join(root, 'packages/ui/dist/styles.css'), 'utf8');

const text = `# Tokens

Written by \`npm run tokens\` from the kit. Every colour, space, size, radius, letter and time of the kit is a custom
property with a stable name; components read these and nothing else. So a brand themes the kit without building it:

\`\`\`css
:root {
  --khep-color-accent: oklch(0.5 0.16 150);
  --khep-color-accent-hover: oklch(0.44 0.15 150);
  --khep-radius-control: 999px;
}
\`\`\`

The kit's own values are in the layer \`khep.tokens\`, so your unlayered rules always win. Set them on \`:root\`
for the page or on any element for what is inside it. With colours, keep 4.5 : 1 for text on its background and 3 : 1 for
the edges of controls; more contrast and forced colours set their own values, so put yours under
\`@media (prefers-contrast: no-preference)\` where they would undo them. Removing or renaming one is a major change.

${tokenTable(sheet)}`;

/** As it was before the formatter aligned the tables. */
const plain = (markdown: string) => markdown.replaceAll(/-{3,}/g, '---').replaceAll(/ +/g, ' ');

if (!process.argv.includes('--check')) {
  writeFileSync(page, text);
} else if (plain(readFileSync(page, 'utf8')) !== plain(text)) {
  console.log('packages/ui/TOKENS.md does not say what the tokens are. Update it: npm run tokens');
  process.exitCode = 1;
}
