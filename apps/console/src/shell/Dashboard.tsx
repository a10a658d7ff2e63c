import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatRupeeValue } from '@khep/domain/money';
import { AppShell, AvatarButton, CommandPalette, Menu, ShortcutHelp, TopBarChip } from '@khep/ui';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { client } from '../data/client.ts';
import { useAccess } from '../data/useAccess.ts';
import { Jobs } from '../jobs/Jobs.tsx';
import { paths } from '../paths.ts';
import { privateRouteAt } from '../routes.ts';
import { clearSession, useSession } from '../session.ts';
import { palettePlaces, searchFrom } from './palette.tsx';
import { activeIn, kitModules } from './sidebar.tsx';
import { settingsModule, sidebarModules } from './modules.ts';
import { useCollapsed } from './useCollapsed.ts';

/** How often the numbers in the sidebar are looked at again, in milliseconds. */
const countsEvery = 60_000;

async function logOut() {
  try {
    await client.call(calls.auth.logout, {}, { quiet: true });
  } catch {
    // The token is forgotten here whatever the server says; it runs out there by itself.
  }
  clearSession();
  navigate(paths.logIn(), { replace: true });
}

export interface DashboardProps {
  /** The screen. */
  children: ReactNode;
}

/** The frame around every private screen: sidebar with what waits, search, wallet, account. */
export function Dashboard({ children }: DashboardProps) {
  const session = useSession();
  const [path] = useLocation();
  const [isCollapsed, setCollapsed] = useCollapsed();
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const summary = useCall(calls.home.summary, {}, { refreshInterval: countsEvery }).data?.data;

  const route = privateRouteAt(path);
  const { allows } = useAccess();
  const modules = useMemo(
    () => sidebarModules(session.brand_id).filter(({ module }) => allows(module)),
    [session.brand_id, allows],
  );
  const bottom = useMemo(
    () => [settingsModule(session.brand_id)].filter(({ module }) => allows(module)),
    [session.brand_id, allows],
  );
  const counts = summary?.counts ?? {};
  const places = useMemo(() => palettePlaces([...modules, ...bottom], allows), [modules, bottom, allows]);
  const search = useMemo(() => searchFrom(places, allows), [places, allows]);
  const full = `/brand/${encodeURIComponent(session.brand_id)}${path}`;

  return (
    <>
      <AppShell
        sidebar={{
          brandName: session.store_name === '' ? 'Your brand' : session.store_name,
          productName: 'Khep',
          modules: kitModules(modules, counts),
          bottomModules: kitModules(bottom, counts),
          ...activeIn([...modules, ...bottom], route?.module, full),
        }}
        isCollapsed={isCollapsed}
        onCollapsedChange={setCollapsed}
        search={{ label: 'Search order, AWB, phone or SKU', onOpen: () => setPaletteOpen(true) }}
        {...(summary?.wallet && {
          wallet: (
            <TopBarChip label="Wallet" href={paths.billing('wallet-transactions')}>
              {formatRupeeValue(summary.wallet.available)}
            </TopBarChip>
          ),
        })}
        help={<TopBarChip onPress={() => window.open('/docs/api', '_blank', 'noopener')}>Help</TopBarChip>}
        account={
          <Menu
            label="Account"
            trigger={<AvatarButton name={session.name} label={`Account of ${session.name}`} />}
            items={[
              {
                id: 'who',
                title: session.email,
                items: [
                  { id: 'setup', label: 'Set-up', href: paths.setup() },
                  ...(allows('settings')
                    ? [{ id: 'company', label: 'Company', href: paths.settings('company') }]
                    : []),
                  { id: 'keys', label: 'Keyboard shortcuts', hint: '?', onAction: () => setHelpOpen(true) },
                ],
              },
              { id: 'leave', items: [{ id: 'log-out', label: 'Log out', onAction: () => void logOut() }] },
            ]}
          />
        }
      >
        {children}
      </AppShell>
      <CommandPalette
        isOpen={isPaletteOpen}
        onOpenChange={setPaletteOpen}
        search={search}
        initialGroups={places}
        placeholder="Order, AWB, phone, or a screen"
      />
      <Jobs />
      <ShortcutHelp isOpen={isHelpOpen} onOpenChange={setHelpOpen} />
    </>
  );
}
