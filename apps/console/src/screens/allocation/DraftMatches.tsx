import { calls } from '@khep/api';
import type { OverrideRuleDraft } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { conditionProblems } from '@khep/domain/allocation';
import { RuleMatches } from '@khep/domain/allocation/ui';
import { Button, Callout, Inline, Skeleton, Text, announce } from '@khep/ui';
import { useEffect } from 'react';
import { useDebounced } from '../../data/useDebounced.ts';
import { paths } from '../../paths.ts';

const typingMs = 300;

type Conditions = OverrideRuleDraft['conditions'];

/** The last 30 days' orders that satisfy the conditions of a rule, as they are typed. */
export function DraftMatches({ conditions, ruleId }: { conditions: Conditions; ruleId: string | undefined }) {
  const isComplete = Object.keys(conditionProblems(conditions)).length === 0;
  const typed = useDebounced(isComplete ? JSON.stringify(conditions) : '', typingMs);
  const answer = useCall(
    calls.allocation.matches,
    typed === ''
      ? null
      : {
          body: {
            conditions: JSON.parse(typed) as Conditions,
            rule_id: ruleId,
          },
        },
    { keepPrevious: true, quiet: true },
  );
  const matches = answer.data?.data;
  useEffect(() => {
    if (matches) announce(`${matches.matched} of ${matches.orders} past orders match`);
  }, [matches]);
  if (!isComplete)
    return (
      <Text size="secondary" tone="third">
        Complete the conditions to see which orders of the last 30 days match.
      </Text>
    );
  if (answer.error)
    return (
      <Callout tone="caution">
        <Inline gap={12} justify="space-between">
          Matching orders couldn't be loaded.
          <Button size="small" onPress={() => void answer.reload()}>
            Try again
          </Button>
        </Inline>
      </Callout>
    );
  if (!matches) return <Skeleton shape="block" height={80} />;
  return <RuleMatches matches={matches} orderHref={paths.orderDetails} />;
}
