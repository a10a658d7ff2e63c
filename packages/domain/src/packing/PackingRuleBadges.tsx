import { Inline, StatusBadge } from '@khep/ui';
import { packingRuleLabels } from './packingRules.ts';
import type { PackingRules } from './packingRules.ts';

export interface PackingRuleBadgesProps {
  rules: Partial<PackingRules>;
}

/** The rules of a product as small facts beside its name; nothing where nothing was said. */
export function PackingRuleBadges({ rules }: PackingRuleBadgesProps) {
  const words = packingRuleLabels(rules);
  if (words.length === 0) return null;
  return (
    <Inline gap={4}>
      {words.map((word) => (
        <StatusBadge key={word} shape="tag" tone={word === 'Fragile' ? 'caution' : 'neutral'}>
          {word}
        </StatusBadge>
      ))}
    </Inline>
  );
}
