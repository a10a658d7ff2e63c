import { calls } from '@khep/api';
import { Button, Dialog } from '@khep/ui';
import type { LogOut } from './useLogOut.ts';

/** Says that the session is still active, and offers both ways on. */
export function LogoutFailed({ logOut }: { logOut: LogOut }) {
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={calls.auth.logout.errorMessage}
      onOpenChange={(isOpen) => !isOpen && logOut.dismiss()}
      actions={
        <>
          <Button onPress={logOut.removeFromDevice}>Remove from this device</Button>
          <Button tone="accent" autoFocus isPending={logOut.isPending} onPress={logOut.retry}>
            Try again
          </Button>
        </>
      }
    >
      You're still logged in because the server couldn't be reached. Try again, or remove your session and
      drafts from this device. The session then stays valid on the server until it expires.
    </Dialog>
  );
}
