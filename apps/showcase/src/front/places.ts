/** Somewhere in the Storybook. */
export interface Place {
  title: string;
  words: string;
  /** Its id; a test holds that it exists. */
  story: string;
  /** @default 'story' */
  view?: 'story' | 'docs';
}

/** Tasks that people open the Storybook for. */
export const tasks: readonly Place[] = [
  {
    title: 'Show 100,000 rows',
    words: 'An index page: filters, sorting, a grid that draws only what is in sight, and its keyboard.',
    story: 'patterns-index-page--a-hundred-thousand-rows',
  },
  {
    title: 'A form with server errors',
    words: 'Errors at the top that lead to their fields, from the browser’s checks and from the server.',
    story: 'patterns-form-page--refused-by-the-server',
  },
  {
    title: 'A destructive action',
    words: 'Undo if the action is reversible, a question if it is not, a typed word if data is lost.',
    story: 'patterns-destructive-action--cannot-be-taken-back',
  },
  {
    title: 'Act on many at once',
    words: 'Tick rows, act, and see what became of each of them.',
    story: 'patterns-bulk-action--a-result-for-each-row',
  },
  {
    title: 'Show one thing in full',
    words: 'A detail page: what it is, what state it is in, what to do next.',
    story: 'patterns-detail-page--an-order',
  },
  {
    title: 'Say that there is nothing',
    words: 'Four reasons for an empty page, and one way on from each.',
    story: 'patterns-empty-state--nothing-yet',
  },
];

/** Where to look around. */
export const first: readonly Place[] = [
  {
    title: 'Colour',
    words: 'Every pair with its contrast, in both modes.',
    story: 'foundations-colour--every-pair',
  },
  {
    title: 'Writing',
    words: 'How buttons, errors and empty pages speak.',
    story: 'foundations-writing--how-we-write',
  },
  {
    title: 'Button',
    words: 'A component’s page: purpose, alternatives, keyboard, what a screen reader says, what it must do.',
    story: 'kit-button--docs',
    view: 'docs',
  },
];
