import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { CodSums } from '@khep/domain/reconciliation/ui';
import { LinkButton, Stack } from '@khep/ui';
import { CallContent } from '../../data/CallContent.tsx';
import { paths } from '../../paths.ts';
import { ListView } from '../../patterns/list/ListView.tsx';
import { codLinesHref } from './lineChoice.ts';
import { remittanceLineList } from './remittanceLineList.tsx';

/** COD remittances: what was collected beside what couriers paid out. */
export function CodTab() {
  const call = useCall(calls.recon.analytics);
  return (
    <Stack gap={16}>
      <CallContent call={call}>{({ data }) => <CodSums sums={data} linesHref={codLinesHref} />}</CallContent>
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
