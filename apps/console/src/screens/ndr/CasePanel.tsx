import { calls } from '@khep/api';
import type { NdrTab } from '@khep/domain/ndr';
import type { NdrRow } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Grid, StatusBadge } from '@khep/ui';
import { CallContent } from '../../data/CallContent.tsx';
import { paths } from '../../paths.ts';
import type { ListPanelInit } from '../../patterns/list/ListPanel.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { CaseEvidence } from './CaseEvidence.tsx';

interface CaseContentProps {
  id: string;
  onSent: () => void;
}

/** One case beside its list: evidence, and the answer. */
function CaseContent({ id, onSent }: CaseContentProps) {
  const call = useCall(calls.ndr.history, { params: { id } }, { refreshInterval: 15_000 });
  return (
    <CallContent call={call} notFound="Case not found">
      {({ data: history }) => (
        <Grid columns={{ base: 1, lg: 2 }} gap={24} align="start">
          <CaseEvidence history={history} />
          <AnswerForm history={history} onSent={onSent} submitLabel="Send and open the next" />
        </Grid>
      )}
    </CallContent>
  );
}

/** The case beside the list of a status. */
export const casePanel = (status: NdrTab): ListPanelInit<NdrRow> => ({
  width: 760,
  opensFirst: status === 'response-needed',
  render: (id, row, openNext) => ({
    title: row?.buyer_name ?? 'Case',
    ...(row && { description: `${row.order_number}, ${row.courier_name} ${row.awb}` }),
    ...(row?.is_suspect && { badge: <StatusBadge tone="critical">Looks like a fake attempt</StatusBadge> }),
    href: paths.escalateNdr(id),
    content: <CaseContent key={id} id={id} onSent={openNext} />,
  }),
});
