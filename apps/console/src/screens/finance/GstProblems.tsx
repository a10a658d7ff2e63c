import type { GstMonth } from '@khep/api';
import { formatNumber, formatRupeeValue } from '@khep/domain/money';
import { tableNumbers } from '@khep/domain/gst';
import { Callout, Card, Inline, Link, Stack, Text } from '@khep/ui';
import { paths } from '../../paths.ts';

type Problem = GstMonth['problems'][number];

function shortText({ short }: Problem): string {
  if (short === 0) return '';
  return short > 0
    ? ` GST is short by ${formatRupeeValue(short)}.`
    : ` ${formatRupeeValue(-short)} too much GST was charged.`;
}

function ProblemRow({ problem }: { problem: Problem }) {
  const { severity, table, message, documents, count } = problem;
  const more = count - documents.length;
  return (
    <Callout tone={severity === 'error' ? 'critical' : 'caution'}>
      <Stack gap={8}>
        <Text>{`Table ${tableNumbers[table]}: ${message}${shortText(problem)}`}</Text>
        {documents.length > 0 && (
          <Inline gap={12}>
            {documents.map(({ number, order_id }) =>
              order_id === '' ? (
                <span key={number}>{number}</span>
              ) : (
                <Link key={number} href={paths.orderDetails(order_id)}>
                  {number}
                </Link>
              ),
            )}
            {more > 0 && <Text tone="second">{`and ${formatNumber(more)} more`}</Text>}
          </Inline>
        )}
      </Stack>
    </Callout>
  );
}

/** Dry run: what the portal rejects, and what to look at before filing. */
export function GstProblems({ month }: { month: GstMonth }) {
  const { problems } = month;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const checked = formatNumber(month.invoices + month.credit_notes);
  return (
    <Card
      title="Dry run"
      description={
        problems.length === 0
          ? `${checked} documents checked. All tables tie, and the portal's own checks find nothing.`
          : `${checked} documents checked: ${errors} to fix before filing, ${problems.length - errors} to check.`
      }
    >
      {problems.length > 0 && (
        <Stack gap={12}>
          {problems.map((problem) => (
            <ProblemRow key={`${problem.code} ${problem.message}`} problem={problem} />
          ))}
        </Stack>
      )}
    </Card>
  );
}
