import type { StoryFile } from './stories.ts';
import type { Chapter, ComponentEntry, PropEntry, PropTable } from './types.ts';

export interface ReadFile extends StoryFile {
  /** Path from the repository root. */
  file: string;
}

/** "Kit/DataGrid/Bulk actions" is a chapter of "Kit/DataGrid". */
function placeOf(title: string) {
  const [shelf = '', name = '', ...rest] = title.split('/');
  return { of: `${shelf}/${name}`, name, chapter: rest.join('/') };
}

function propTablesOf(
  name: string,
  files: readonly ReadFile[],
  props: ReadonlyMap<string, PropEntry[]>,
): PropTable[] {
  const components = new Set(files.flatMap(({ component }) => component ?? []));
  // A file of many components names none: use its title.
  if (components.size === 0) components.add(name);
  return [...components].flatMap((component) => {
    const own = props.get(component) ?? [];
    return own.length > 0 ? [{ component, props: own }] : [];
  });
}

/** Groups the files of a component: its own stories, its chapters and its state matrix. */
export function gather(
  files: readonly ReadFile[],
  props: ReadonlyMap<string, PropEntry[]>,
): ComponentEntry[] {
  const byTitle = Map.groupBy(
    files.filter(({ title, stories }) => title !== '' && stories.length > 0),
    ({ title }) => placeOf(title).of,
  );
  return [...byTitle].flatMap(([title, together]) => {
    const told = together.filter((each) => placeOf(each.title).chapter !== 'Matrix');
    if (told.length === 0) return [];
    const chapters = told
      .map(({ title: whole, file, stories }): Chapter => ({
        title: placeOf(whole).chapter,
        file,
        stories,
      }))
      .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
    const matrix = together.find((each) => placeOf(each.title).chapter === 'Matrix');
    const { name } = placeOf(title);
    return {
      title,
      name,
      chapters,
      ...(matrix && { matrix: { title: 'States', file: matrix.file, stories: matrix.stories } }),
      propTables: propTablesOf(name, told, props),
    };
  });
}
