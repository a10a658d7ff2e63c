import type { ComponentDocs } from '@khep/ui';

export const benchPiecesDocs: ComponentDocs = {
  name: 'BenchPieces',
  group: 'shipping',
  purpose: 'For the pieces of a box on the bench, in the order of packing.',
  do: ['Show it beside PackedBoxView with the same pieces.'],
  dont: ["Don't use it for the lines of an order; use ItemTable."],
};
