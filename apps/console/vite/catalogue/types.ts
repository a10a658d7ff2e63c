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

/** A component and what its stories show. */
export interface ComponentEntry {
  /** "Kit/Button" */
  title: string;
  /** "Button" */
  name: string;
  /** Its stories' file, from the root of the checkout. */
  file: string;
  stories: readonly StoryEntry[];
  /** The file that shows all of its states, where there is one. */
  matrix?: { file: string; stories: readonly StoryEntry[] };
  props: readonly PropEntry[];
}
