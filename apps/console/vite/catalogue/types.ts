/** One story of a component, as its file says it. */
export interface StoryEntry {
  /** The name of its export. */
  name: string;
  /** The same in words: "By mouse". */
  title: string;
  /** Its line of docs. */
  description: string;
  /** What one would write to get it. */
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
  /** "Bulk actions"; empty for the component's own. */
  title: string;
  /** From the root of the checkout. */
  file: string;
  stories: readonly StoryEntry[];
}

/** The props of one component, by its name. */
export interface PropTable {
  component: string;
  props: readonly PropEntry[];
}

/** A component and what its stories show. */
export interface ComponentEntry {
  /** "Kit/Button" */
  title: string;
  /** "Button" */
  name: string;
  /** Its own stories first. */
  chapters: readonly Chapter[];
  /** All of its states, where a file shows them. */
  matrix?: Chapter;
  /** Its own, then those of the parts that chapters are about. */
  propTables: readonly PropTable[];
}
