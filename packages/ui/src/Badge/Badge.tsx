import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { dataMessages } from '../dataMessages.ts';
import type { Tone } from '../tokens/palette.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { badge, soft, solid } from './Badge.css.ts';

export const badgeVariants = ['soft', 'solid'] as const;

export interface BadgeProps {
  count: number;
  /** Noun for the count, for screen readers: "failed deliveries to answer". */
  label?: string;
  /** @default 'neutral' */
  tone?: Tone;
  /** `solid` for prominence. @default 'soft' */
  variant?: (typeof badgeVariants)[number];
  /** Higher counts are shown with a plus. @default 999 */
  max?: number;
}

const looks = { soft, solid };
const grouped = new Intl.NumberFormat('en-IN');

/** A count on another element. For a state in words, use StatusBadge. */
export function Badge({ count, label, tone = 'neutral', variant = 'soft', max = 999 }: BadgeProps) {
  const badgeMessages = useMessages('badge', dataMessages.badge);
  const written = count > max ? badgeMessages.more(grouped.format(max)) : grouped.format(count);
  return (
    <span className={`${badge} ${looks[variant][tone]}`} data-component="Badge" data-tone={tone}>
      {written}
      {label !== undefined && <VisuallyHidden>{` ${label}`}</VisuallyHidden>}
    </span>
  );
}
