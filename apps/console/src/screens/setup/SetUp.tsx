import { Card, Page } from '@khep/ui';
import { SetupChecklist } from './SetupChecklist.tsx';

/** What is left of the set-up. */
export default function SetUp() {
  return (
    <Page title="Set-up" description="What the first parcel needs. Done steps stay ticked.">
      <Card>
        <SetupChecklist />
      </Card>
    </Page>
  );
}
