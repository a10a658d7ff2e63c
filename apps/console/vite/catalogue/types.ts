/** One story of a component. */
export interface StoryEntry {
  /** Name of its export. */
  name: string;
  /** Its title: "By mouse". */
  title: string;
  /** Its doc comment. */
  description: string;
  /** Its source. */
  code: string;
}

export interface PropEntry {
  name: string;
  type: string;
  isRequired: boolean;
  description: string;
  default?: string;
}

/** One file of a component's stories. */
export interface Chapter {
  /** "Bulk actions"; empty for the component's own file. */
  title: string;
  /** Path from the repository root. */
  file: string;
  stories: readonly StoryEntry[];
}

/** The props of one component, by its name. */
export interface PropTable {
  component: string;
  props: readonly PropEntry[];
}

/** A component with its stories. */
export interface ComponentEntry {
  /** "Kit/Button" */
  title: string;
  /** "Button" */
  name: string;
  /** Its own stories first. */
  chapters: readonly Chapter[];
  /** Its state matrix, if there is one. */
  matrix?: Chapter;
  /** Its props, then those of components in chapters. */
  propTables: readonly PropTable[];
}
