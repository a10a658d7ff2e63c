import { gridMessages } from './DataGrid/base/gridMessages.ts';
import { filterMessages } from './FilterBar/filterMessages.ts';
import { fieldMessages } from './fieldMessages.ts';
import { inputMessages } from './inputMessages.ts';
import { chartMessages } from './chartMessages.ts';
import { dataMessages } from './dataMessages.ts';
import { shellMessages } from './shellMessages.ts';
import { structureMessages } from './structureMessages.ts';

/** All text of the kit. `MessagesProvider` replaces any of it. */
export const messages = {
  ...shellMessages,
  ...chartMessages,
  ...dataMessages,
  ...structureMessages,
  ...inputMessages,
  ...gridMessages,
  ...filterMessages,
  ...fieldMessages,
} as const;
