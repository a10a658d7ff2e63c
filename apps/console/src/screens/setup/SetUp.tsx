import { Card, Page } from '@khep/ui';
import { SetupChecklist } from './SetupChecklist.tsx';

/** The remaining set-up steps. */
export default function SetUp() {
  return (
    <Page title="Set-up" description="Complete these steps, in any order.">
      <Card>
        <SetupChecklist />
      </Card>
    </Page>
  );
}
