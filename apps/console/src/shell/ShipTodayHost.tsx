import { useShortcut } from '@khep/ui';
import { Suspense } from 'react';
import { useAccess } from '../data/useAccess.ts';
import { useConsoleMessages } from '../ConsoleMessagesProvider.tsx';
import { openShipToday, useShipTodayAddress } from '../url/shipTodayAddress.ts';
import { ErrorBoundary } from '../patterns/ErrorBoundary.tsx';
import { lazyScreen } from '../patterns/lazyScreen.tsx';

const ShipToday = lazyScreen(() => import('../screens/shipToday/ShipToday.tsx'));

/** Ship today over every screen, opened by Shift+S or by its address. */
export function ShipTodayHost() {
  const messages = useConsoleMessages();
  const { isOpen } = useShipTodayAddress();
  const { allows } = useAccess();
  useShortcut(
    { keys: 'shift+s', description: messages.shell.shipToday, isDisabled: !allows('orders') },
    openShipToday,
  );
  if (!isOpen) return null;
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <ShipToday />
      </Suspense>
    </ErrorBoundary>
  );
}
