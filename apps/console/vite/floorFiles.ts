/** A script of a build, with what it imports. */
export interface BuiltScript {
  fileName: string;
  facadeModuleId: string | null;
  isEntry: boolean;
  imports: readonly string[];
  dynamicImports: readonly string[];
  viteMetadata?: { importedCss: ReadonlySet<string>; importedAssets: ReadonlySet<string> };
}

/** Modules of the screens that open without a network, and the faces of Indian scripts that they may need. */
const screens = [/screens\/pickPack\/Pick\.tsx$/, /screens\/pickPack\/Pack\.tsx$/];
/** Of the fonts only the console's own and Hindi's: the floor has no other language. */
const otherFonts = /\/(?!noto-sans-devanagari-)noto-[^/]*\.woff2$/;

/**
 * Returns the files that the pick and pack screens load, now or later: scripts, styles, fonts and the camera's decoder.
 * Screens that the routes load on demand aren't among them.
 * @throws if a screen isn't in the build
 */
export function floorFiles(scripts: ReadonlyMap<string, BuiltScript>): string[] {
  const all = [...scripts.values()];
  const entry = all.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The build has no entry script.');
  const found = new Set<string>();
  const add = (name: string, isComplete: boolean) => {
    const script = scripts.get(name);
    if (!script || found.has(name)) return;
    found.add(name);
    for (const other of script.imports) add(other, isComplete);
    if (isComplete) for (const other of script.dynamicImports) add(other, isComplete);
  };
  add(entry.fileName, false);
  for (const screen of screens) {
    const script = all.find(({ facadeModuleId }) => facadeModuleId !== null && screen.test(facadeModuleId));
    if (!script) throw new Error(`The build has no script of ${screen.source}.`);
    add(script.fileName, true);
  }
  return [...found];
}

/**
 * The files that scripts bring along: their styles, and what scripts and styles name.
 * @param styles more style sheets
 */
export function filesBeside(
  scripts: ReadonlyMap<string, BuiltScript>,
  names: readonly string[],
  styles: readonly string[],
  textOf: (styles: string) => string,
): string[] {
  const files = new Set<string>();
  const addStyles = (sheet: string) => {
    files.add(sheet);
    for (const [, named] of textOf(sheet).matchAll(/url\(["']?\/(assets\/[^)"']+)/g))
      if (named) files.add(named);
  };
  for (const name of names) {
    const { importedCss = [], importedAssets = [] } = scripts.get(name)?.viteMetadata ?? {};
    for (const file of importedAssets) files.add(file);
    for (const sheet of importedCss) addStyles(sheet);
  }
  styles.forEach(addStyles);
  return [...files].filter((file) => !otherFonts.test(file));
}
