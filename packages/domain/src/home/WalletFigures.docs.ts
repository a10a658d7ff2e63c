import type { ComponentDocs } from '@khep/ui';

export const walletFiguresDocs: ComponentDocs = {
  name: 'WalletFigures',
  group: 'shipping',
  purpose: 'For the money that can be spent on freight, until when it lasts, and the COD money that comes.',
  do: ['Say when the wallet is empty as the brand usually spends, by the hours it books in.'],
  dont: ["Don't show it where couriers bill the brand directly."],
  requirements: { 'lasts-in-words': 'How long the wallet lasts is in words, not by colour alone.' },
};
