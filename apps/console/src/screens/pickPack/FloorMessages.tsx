import { DomainMessagesProvider } from '@khep/domain/messages';
import { pickMessages, pickMessagesHindi } from '@khep/domain/warehouse/ui';
import { MessagesProvider } from '@khep/ui';
import type { ReactNode } from 'react';
import { ConsoleMessagesProvider } from '../../ConsoleMessagesProvider.tsx';
import { consoleMessagesHindi } from '../../messages.hi.ts';
import { benchMessagesHindi } from './benchMessages.hi.ts';
import { kitMessagesHindi } from './kitMessages.hi.ts';
import { useFloorDensity } from './useFloorDensity.ts';
import { usePickLanguage } from './usePickLanguage.ts';

const languages = {
  en: { kit: {}, console: {}, domain: pickMessages },
  hi: {
    kit: kitMessagesHindi,
    console: consoleMessagesHindi,
    domain: { ...pickMessagesHindi, ...benchMessagesHindi },
  },
};

/** The messages of the kit, the console and the domain in the language of picking and packing, and targets for a finger. */
export function FloorMessages({ children }: { children: ReactNode }) {
  useFloorDensity();
  const [language] = usePickLanguage();
  const { kit, console, domain } = languages[language];
  return (
    <MessagesProvider messages={kit}>
      <ConsoleMessagesProvider messages={console}>
        <DomainMessagesProvider messages={domain}>{children}</DomainMessagesProvider>
      </ConsoleMessagesProvider>
    </MessagesProvider>
  );
}
