/** Docs of a component as data, shared by Storybook, the site and checks. */
export interface ComponentDocs {
  /** Exported name: "Button". */
  name: string;
  /** Group in the showcase. */
  group:
    | 'actions'
    | 'inputs'
    | 'choices'
    | 'data'
    | 'feedback'
    | 'overlays'
    | 'navigation'
    | 'layout'
    | 'charts'
    | 'shipping';
  /** The component's use, in one sentence. */
  purpose: string;
  /** Other search terms, such as names in other kits. */
  keywords?: readonly string[];
  /** Components to use instead, and when. */
  alternatives?: readonly { name: string; when: string }[];
  do: readonly string[];
  dont: readonly string[];
  /** Keys in the order of use. */
  keyboard?: readonly { keys: string; does: string }[];
  /** Screen reader output in order: "Create order, button". */
  screenReader?: readonly string[];
  /**
   * Requirements by short key. Each is covered by a test: a story with `parameters: { answers: ['key'] }` and
   * a play function, or a unit test whose title ends with `[key]`.
   */
  requirements?: Readonly<Record<string, string>>;
}
