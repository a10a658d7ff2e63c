import type { chartMessages } from '../chartMessages.ts';
import type { Messages } from '../MessagesProvider/createMessages.tsx';

/** The charts' messages, as `useMessages` gives them: what draws outside React takes them as an argument. */
export type ChartMessages = Messages<typeof chartMessages.chart>;
