import { MessagesProvider, Stack } from '@khep/ui';
import type { ReactNode } from 'react';

/** Pages below each other; the breadcrumbs of each get a name of their own, because landmarks must differ. */
export function NamedPages({ pages }: { pages: Readonly<Record<string, ReactNode>> }) {
  return (
    <Stack gap={32}>
      {Object.entries(pages).map(([name, page]) => (
        <MessagesProvider key={name} messages={{ breadcrumbs: `Breadcrumbs, ${name}` }}>
          {page}
        </MessagesProvider>
      ))}
    </Stack>
  );
}
