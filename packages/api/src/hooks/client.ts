import { createContext, createElement, use, useState } from 'react';
import type { ReactNode } from 'react';
import type { Client } from '../client.ts';

/** A keyset list on screen, which SWR's own keys do not reach. */
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

/** Gives the hooks below it their client. */
export function ClientProvider({ client, children }: ClientProviderProps) {
  const [lists] = useState(() => new Set<OpenList>());
  return createElement(ClientContext, { value: { client, lists } }, children);
}

export function useClientOnScreen(): ClientOnScreen {
  const found = use(ClientContext);
  if (!found)
    throw new Error(
      'The hooks of @khep/api need a client. Put <ClientProvider client={createClient()}> around the app.',
    );
  return found;
}

/** The client, for calls that no hook makes: files and one-off look-ups. */
export function useClient(): Client {
  return useClientOnScreen().client;
}
