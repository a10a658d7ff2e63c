import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { CodSums, PayoutsAtBank } from '@khep/domain/reconciliation/ui';
import { Card, LinkButton, Stack } from '@khep/ui';
import { CallContent } from '../../data/CallContent.tsx';
import { paths } from '../../paths.ts';
import { ListView } from '../../patterns/list/ListView.tsx';
import { codLinesHref } from './lineChoice.ts';
import { remittanceLineList } from './remittanceLineList.tsx';

const latestPayouts = 10;

/** COD remittances: what was collected beside what couriers paid out. */
export function CodTab() {
  const call = useCall(calls.recon.analytics);
  const payouts = useCall(calls.reconciling.payouts, { query: { page_size: latestPayouts } });
  return (
    <Stack gap={16}>
      <CallContent call={call}>{({ data }) => <CodSums sums={data} linesHref={codLinesHref} />}</CallContent>
      <Card title="Payouts at the bank" description="The latest remittances: collected, advised and received">
        <CallContent call={payouts}>
          {({ items, has_statement }) => <PayoutsAtBank payouts={items} hasStatement={has_statement} />}
        </CallContent>
      </Card>
      <ListView
        list={remittanceLineList}
        emptyAction={
          <LinkButton tone="accent" href={`${paths.reconciliationUpload()}?kind=cod`}>
            Upload remittance
          </LinkButton>
        }
      />
    </Stack>
  );
}
