import { createDocuments } from './index.ts';

// Its thread starts with the first document and doesn't keep the process alive.
export const documents = createDocuments();
