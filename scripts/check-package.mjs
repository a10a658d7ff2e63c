// `npm run package`: packs the kit as it would be published and looks at it as another team would.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, classesByComponent, copyExample, installTarball } from './package/examples.mjs';
import { build, root, run } from './setup/install.mjs';

build(['@khep/ui', '@khep/tracking-widget']);

const place = realpathSync(mkdtempSync(join(tmpdir(), 'khep-package-')));
const ui = join(root, 'packages/ui');
const failures = [];
let passed = 0;

function check(name, problems) {
  if (problems.length === 0) passed += 1;
  else failures.push(`${name}:\n    ${problems.slice(0, 12).join('\n    ')}`);
}
const listed = (done) => (done.code === 0 ? [] : done.output.trim().split('\n').slice(-30));

try {
  const packed = run('npm', ['pack', '--silent', '--pack-destination', place, '-w', '@khep/ui'], {
    quiet: true,
  });
  const tarball = readdirSync(place)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => join(place, name))[0];
  if (!tarball) throw new Error(`npm pack failed:\n${packed.output}`);

  const manifest = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8'));
  const app = join(place, 'one-button');
  copyExample({ root, name: 'one-button', to: app });
  const kit = installTarball({ root, app, tarball, manifest });
  const files = readdirSync(kit, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(kit.length + 1));

  check(
    'what must be in the tarball',
    [
      'README.md',
      'TOKENS.md',
      'LICENSE',
      'CHANGELOG.md',
      'dist/index.js',
      'dist/index.d.ts',
      'dist/styles.css',
    ]
      .filter((file) => !files.includes(file))
      .map((file) => `${file} is missing`),
  );
  check(
    'what must not be in it',
    files.filter((file) => /\.(stories|test|fixture)\.|tsbuildinfo/.test(file)),
  );
  check(
    'source maps',
    files
      .filter((file) => file.endsWith('.js') && !files.includes(`${file}.map`))
      // a module that only hands on others has nothing to map
      .filter((file) => /^(const|let|var|function|class)\b/m.test(readFileSync(join(kit, file), 'utf8')))
      .map((file) => `${file} has no map`),
  );
  check(
    'a style sheet beside each component that has styles',
    files
      .filter((file) => /^dist\/.*\.js$/.test(file))
      .flatMap((file) =>
        [...readFileSync(join(kit, file), 'utf8').matchAll(/^import '(\.[^']+\.css)';/gm)].map(([, sheet]) =>
          join(file, '..', sheet),
        ),
      )
      .filter((sheet) => !files.includes(sheet))
      .map((sheet) => `${sheet} is imported and missing`),
  );
  check('publint', listed(run('publint', ['--strict', kit], { quiet: true })));
  check(
    'are the types wrong?',
    listed(
      run('attw', [tarball, '--profile', 'esm-only', '--exclude-entrypoints', './styles.css', '--no-emoji'], {
        quiet: true,
      }),
    ),
  );
  check('the types of the example', listed(run('tsc', ['-p', app], { quiet: true })));

  check(
    'packages/ui/TOKENS.md',
    listed(run('node', [join(root, 'scripts/tokens-doc.ts'), '--check'], { quiet: true })),
  );

  const { modules, css } = await buildApp({ root, app, kit });
  check(
    'an app with one button ships no other component',
    modules.filter((module) => !/^(index\.js|Button\/|tokens\/)/.test(module)),
  );
  const byComponent = classesByComponent(kit);
  const others = [...byComponent].filter(([component]) => component !== 'Button' && component !== 'tokens');
  // A class of the page, such as that of more contrast, is nobody's own.
  const ofThePage = byComponent.get('tokens') ?? new Set();
  check('… and no other CSS', [
    ...(css.includes('khep.components') ? [] : ['the CSS of the button itself is missing']),
    ...(css.includes('--khep-color-accent') ? [] : ['the tokens are missing']),
    ...others.flatMap(([component, classes]) =>
      [...classes]
        .filter((name) => !ofThePage.has(name) && new RegExp(`\\.${name}(?![\\w-])`).test(css))
        .map((name) => `${component}: .${name}`),
    ),
  ]);

  const five = join(place, 'five-components');
  copyExample({ root, name: 'five-components', to: five });
  const kitOfFive = installTarball({ root, app: five, tarball, manifest });
  check('the types of five components', listed(run('tsc', ['-p', five], { quiet: true })));
  const { bytes } = await buildApp({ root, app: five, kit: kitOfFive });
  const kilobytes = (bytes / 1024).toFixed(1);
  check(
    'a page of five components with React, JS and CSS',
    bytes <= 125 * 1024 ? [] : [`${kilobytes} kB gzip; the budget is 125 kB`],
  );
  console.log(`  a page of five components: ${kilobytes} kB gzip with React`);

  // The widget has no dependencies: its tarball is all there is to check. Its React example is built by the journeys.
  const widgetPlace = join(place, 'widget');
  mkdirSync(widgetPlace);
  run('npm', ['pack', '--silent', '--pack-destination', widgetPlace, '-w', '@khep/tracking-widget'], {
    quiet: true,
  });
  const [widgetTarball = ''] = readdirSync(widgetPlace).filter((name) => name.endsWith('.tgz'));
  run('tar', ['-xzf', join(widgetPlace, widgetTarball), '-C', widgetPlace], { quiet: true });
  const widget = join(widgetPlace, 'package');
  check(
    'what must be in the widget',
    [
      'README.md',
      'LICENSE',
      'CHANGELOG.md',
      'dist/index.js',
      'dist/index.d.ts',
      'dist/react.js',
      'dist/react.d.ts',
      'dist/khep-track.js',
    ]
      .filter((file) => !existsSync(join(widget, file)))
      .map((file) => `${file} is missing`),
  );
  check('publint of the widget', listed(run('publint', ['--strict', widget], { quiet: true })));
  check(
    'are the types of the widget wrong?',
    listed(
      run(
        'attw',
        [
          join(widgetPlace, widgetTarball),
          '--profile',
          'esm-only',
          '--exclude-entrypoints',
          './script',
          '--no-emoji',
        ],
        { quiet: true },
      ),
    ),
  );
} catch (error) {
  failures.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  rmSync(place, { recursive: true, force: true });
}
for (const line of failures) console.log(`  ${line}`);
console.log(`Package: ${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
