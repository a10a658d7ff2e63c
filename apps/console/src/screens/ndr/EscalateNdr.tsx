import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Card, CardSection, StatusBadge } from '@khep/ui';
import { navigate } from 'wouter/use-browser-location';
import { useParams } from 'wouter';
import { paths } from '../../paths.ts';
import { RecordPage } from '../../patterns/RecordPage.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { CaseEvidence } from './CaseEvidence.tsx';

const list = { label: 'NDR', href: paths.ndr() };

/** One failed delivery: its evidence, its history, and the answer with proof. */
export default function EscalateNdr() {
  const { id } = useParams<{ id: string }>();
  const { data, error, reload } = useCall(calls.ndr.history, { params: { id } });
  return (
    <RecordPage
      kind="Case"
      call={{ error, reload }}
      record={data?.data}
      list={list}
      content={(history) => ({
        title: `Escalate ${history.ndr.order_number}`,
        badge: history.ndr.is_suspect && <StatusBadge tone="critical">Looks like a fake attempt</StatusBadge>,
        description: `${history.ndr.buyer_name}, ${history.ndr.reason}, attempt ${history.ndr.attempts}`,
        breadcrumbs: [list, { label: history.ndr.order_number }],
        main: (
          <Card>
            <CardSection title="Evidence">
              <CaseEvidence history={history} />
            </CardSection>
          </Card>
        ),
        aside: (
          <Card>
            <CardSection title="Answer">
              <AnswerForm
                key={id}
                history={history}
                onSent={() => navigate(paths.ndr('response-requested'))}
                submitLabel="Send answer"
              />
            </CardSection>
          </Card>
        ),
      })}
    />
  );
}
