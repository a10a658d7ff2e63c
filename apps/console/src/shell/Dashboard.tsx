import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatRupeeValue } from '@khep/domain/money';
import { AppShell, AvatarButton, CommandPalette, Menu, ShortcutHelp, TopBarChip } from '@khep/ui';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useAccess } from '../data/useAccess.ts';
import { Jobs } from '../jobs/Jobs.tsx';
import { useConsoleMessages } from '../ConsoleMessagesProvider.tsx';
import { paths } from '../paths.ts';
import { privateRouteAt } from '../routes.ts';
import { useSession } from '../session.ts';
import { HelpDrawer } from './HelpDrawer.tsx';
import { LogoutFailed } from './LogoutFailed.tsx';
import { ShipTodayHost } from './ShipTodayHost.tsx';
import { paletteGroups, createPaletteSearch } from './palette.tsx';
import { findActive, toSidebarModules } from './sidebar.tsx';
import { settingsModule, sidebarModules } from './modules.ts';
import { useCollapsed } from './useCollapsed.ts';
import { useLogOut } from './useLogOut.ts';

/** Poll interval of the sidebar's counts. */
const countsIntervalMs = 60_000;

export interface DashboardProps {
  /** The screen. */
  children: ReactNode;
}

/** The frame of every private screen: sidebar with counts, search, wallet, help and account. */
export function Dashboard({ children }: DashboardProps) {
  const messages = useConsoleMessages();
  const session = useSession();
  const [path] = useLocation();
  const query = useSearch();
  const [isCollapsed, setCollapsed] = useCollapsed();
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  // The address where help was opened: following one of its links closes it.
  const [helpPath, setHelpPath] = useState<string>();
  const [areShortcutsOpen, setShortcutsOpen] = useState(false);
  const logOut = useLogOut();
  const { user, allows } = useAccess();
  const summary = useCall(calls.home.summary, {}, { refreshInterval: countsIntervalMs }).data?.data;
  const wallet = useCall(calls.wallet.balance, user && allows('billing') ? {} : null, {
    refreshInterval: countsIntervalMs,
    quiet: true,
  }).data?.data;

  const route = privateRouteAt(path);
  const modules = useMemo(
    () => sidebarModules(session.brand_id).filter(({ module }) => allows(module)),
    [session.brand_id, allows],
  );
  const bottom = useMemo(
    () => [settingsModule(session.brand_id)].filter(({ module }) => allows(module)),
    [session.brand_id, allows],
  );
  const counts = summary?.counts ?? {};
  const places = useMemo(
    () => paletteGroups([...modules, ...bottom], allows, messages),
    [modules, bottom, allows, messages],
  );
  const search = useMemo(() => createPaletteSearch(places, allows), [places, allows]);
  const full = `/brand/${encodeURIComponent(session.brand_id)}${path}`;

  return (
    <>
      <AppShell
        sidebar={{
          brandName: session.store_name === '' ? messages.shell.brandFallback : session.store_name,
          productName: messages.shell.productName,
          modules: toSidebarModules(modules, counts),
          bottomModules: toSidebarModules(bottom, counts),
          ...findActive([...modules, ...bottom], route?.module, full, query),
        }}
        isCollapsed={isCollapsed}
        onCollapsedChange={setCollapsed}
        search={{ label: messages.shell.search, onPress: () => setPaletteOpen(true) }}
        {...(wallet && {
          wallet: (
            <TopBarChip label={messages.shell.wallet} href={paths.billing('wallet-transactions')}>
              {formatRupeeValue(wallet.available)}
            </TopBarChip>
          ),
        })}
        help={<TopBarChip onPress={() => setHelpPath(path)}>{messages.shell.help}</TopBarChip>}
        account={
          <Menu
            label={messages.shell.account}
            trigger={<AvatarButton name={session.name} label={messages.shell.accountOf(session.name)} />}
            items={[
              {
                id: 'who',
                title: session.email,
                items: [
                  { id: 'security', label: messages.shell.security, href: paths.security() },
                  { id: 'setup', label: messages.shell.setup, href: paths.setup() },
                  ...(allows('settings')
                    ? [{ id: 'company', label: messages.shell.company, href: paths.settings('company') }]
                    : []),
                  {
                    id: 'keys',
                    label: messages.shell.shortcuts,
                    hint: '?',
                    onAction: () => setShortcutsOpen(true),
                  },
                ],
              },
              {
                id: 'leave',
                items: [{ id: 'log-out', label: messages.shell.logOut, onAction: logOut.start }],
              },
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
        placeholder={messages.shell.palettePlaceholder}
      />
      <ShipTodayHost />
      <Jobs />
      <HelpDrawer
        isOpen={helpPath === path}
        onOpenChange={(isOpen) => setHelpPath(isOpen ? path : undefined)}
        allows={allows}
        onShowShortcuts={() => setShortcutsOpen(true)}
      />
      {logOut.hasFailed && <LogoutFailed logOut={logOut} />}
      <ShortcutHelp isOpen={areShortcutsOpen} onOpenChange={setShortcutsOpen} />
    </>
  );
}
