/**
 * `npm run release:version`, after `changeset version`: copies the built widget to `packages/tracking-widget/releases`, which
 * the server serves forever. The file of a release never changes: pages embed its address with its hash.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const maxBytes = 10_000;

const folder = join(import.meta.dirname, '../packages/tracking-widget');
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
const script = readFileSync(join(folder, 'dist/khep-track.js'));
if (script.length > maxBytes)
  throw new Error(`The widget has ${script.length} bytes, over the limit of ${maxBytes}. Make it smaller.`);

const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
const name = `${version}-${hash}`;
const listFile = join(folder, 'releases/integrity.json');
const list = (existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : {}) as Record<
  string,
  string
>;
const sameVersion = Object.keys(list).find((one) => one.startsWith(`${version}-`) && one !== name);
if (sameVersion !== undefined)
  throw new Error(`Version ${version} was released as ${sameVersion}. Add a changeset: npx changeset`);

mkdirSync(join(folder, 'releases'), { recursive: true });
writeFileSync(join(folder, `releases/${name}.js`), script);
// The newest is the last.
delete list[name];
list[name] = `sha384-${createHash('sha384').update(script).digest('base64')}`;
writeFileSync(listFile, `${JSON.stringify(list, null, 2)}\n`);
process.stdout.write(`Saved packages/tracking-widget/releases/${name}.js\n`);
