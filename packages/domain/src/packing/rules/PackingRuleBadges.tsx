import { Inline, StatusBadge } from '@khep/ui';
import { packingRuleLabels } from './packingRules.ts';
import type { PackingRules } from './packingRules.ts';

export interface PackingRuleBadgesProps {
  rules: Partial<PackingRules>;
}

/** Shows a product's packing rules as badges; nothing if it has none. */
export function PackingRuleBadges({ rules }: PackingRuleBadgesProps) {
  const labels = packingRuleLabels(rules);
  if (labels.length === 0) return null;
  return (
    <Inline gap={4}>
      {labels.map((word) => (
        <StatusBadge key={word} shape="tag" tone={word === 'Fragile' ? 'caution' : 'neutral'}>
          {word}
        </StatusBadge>
      ))}
    </Inline>
  );
}
