import { createContext, createElement, use, useState } from 'react';
import type { ReactNode } from 'react';
import type { Client } from '../client.ts';

/** A mounted infinite list, which SWR's mutate by key doesn't reach. */
export interface OpenList {
  call: string;
  reload: () => Promise<unknown>;
}

interface ClientOnScreen {
  client: Client;
  lists: Set<OpenList>;
}

const ClientContext = createContext<ClientOnScreen | undefined>(undefined);

export interface ClientProviderProps {
  client: Client;
  children: ReactNode;
}

/** Provides the client to the hooks. */
export function ClientProvider({ client, children }: ClientProviderProps) {
  const [lists] = useState(() => new Set<OpenList>());
  return createElement(ClientContext, { value: { client, lists } }, children);
}

export function useClientOnScreen(): ClientOnScreen {
  const found = use(ClientContext);
  if (!found)
    throw new Error(
      'The hooks of @khep/api need a client. Wrap the app in <ClientProvider client={createClient()}>.',
    );
  return found;
}

/** Returns the client, for calls without a hook: files and one-off lookups. */
export function useClient(): Client {
  return useClientOnScreen().client;
}
