import { createClient } from '@khep/api/client';
import { ClientProvider } from '@khep/api/hooks';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

const user = {
  id: 'usr_1',
  name: 'Ritika Sharma',
  mobile: '9829012345',
  email: 'ritika@mittiandloom.in',
  business_role: 'user',
  module_access: ['sku', 'orders'],
  profile_photo: '',
};
const brand = { id: 'brd_1', name: 'Mitti & Loom', slug: 'mitti-loom', store_name: 'Mitti & Loom' };

interface StoryAnswer {
  status?: number;
  body: object;
}
/** Answers by the end of a path: `'/settings/sku/bulk'`. A promise is a slow network. */
export type StoryAnswers = Readonly<Record<string, (body: unknown) => StoryAnswer | Promise<StoryAnswer>>>;

/** A client without a server, around a story. Its user has the modules `sku` and `orders`. */
export function StoryClient({ answers = {}, children }: { answers?: StoryAnswers; children: ReactNode }) {
  const [client] = useState(() =>
    createClient({
      session: {
        token: () => 'story',
        user: () => ({ email: user.email, name: user.name, brand_id: brand.id }),
        forget: () => undefined,
      },
      onSignedOut: () => undefined,
      fetch: async (input, init = {}) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://khep.test');
        const all: StoryAnswers = {
          '/auth/session': () => ({ body: { data: { user, brand } } }),
          ...answers,
        };
        const found = Object.entries(all).find(([path]) => pathname.endsWith(path))?.[1];
        const { status = 200, body } = (await found?.(init.body)) ?? {
          status: 404,
          body: { message: 'Not found', detail: '' },
        };
        return Response.json(body, { status });
      },
    }),
  );
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <ClientProvider client={client}>{children}</ClientProvider>
    </SWRConfig>
  );
}
