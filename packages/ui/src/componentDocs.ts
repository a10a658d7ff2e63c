/** What a component's `.docs.ts` says: data, so that the Storybook, the site and the checks read the same words. */
export interface ComponentDocs {
  /** The exported name: "Button". */
  name: string;
  /** One of the showcase's shelves. */
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
  /** One sentence: what it is for. */
  purpose: string;
  /** What people look for it by, where that is in no other line: the names that other kits give it. */
  keywords?: readonly string[];
  /** What to take instead, and when. */
  alternatives?: readonly { name: string; when: string }[];
  do: readonly string[];
  dont: readonly string[];
  /** Keys in the order a user meets them. */
  keyboard?: readonly { keys: string; does: string }[];
  /** What a screen reader says, in its order: "Create order, button". */
  screenReader?: readonly string[];
  /**
   * What it MUST do, by a short key. Every key is answered by a test: a story with
   * `parameters: { answers: ['key'] }` and a play function, or a unit test whose title ends with `[key]`.
   */
  requirements?: Readonly<Record<string, string>>;
}
