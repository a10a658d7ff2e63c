import { StatusBadge } from '@khep/ui';
import type { Tone } from '@khep/ui';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';
import { disputeStateLabel } from './states.ts';
import type { DisputeState } from './states.ts';
import { daysLeft } from './windows.ts';

const defaults = domainMessages.disputeStatus;

const tones: Record<DisputeState, Tone> = {
  NEW: 'caution',
  DISPUTED: 'info',
  ACCEPTED: 'neutral',
  WON: 'positive',
  LOST: 'critical',
  PARTIAL: 'caution',
  EXPIRED: 'critical',
  WITHDRAWN: 'neutral',
};

export interface DisputeStatusBadgeProps {
  status: DisputeState;
  /** The last moment to answer, ISO; shown while it is open. */
  act_by: string;
  /** When the courier has to resolve it, ISO. */
  resolve_by: string | null;
  /** ISO. @default the current time */
  now?: string;
}

const remainingDays = (deadline: string, now: string | undefined): number =>
  daysLeft(deadline, now ?? new Date().toISOString());

/** The state of a dispute, with the days that remain. Red means the money is gone, or that it closes by tomorrow. */
export function DisputeStatusBadge({ status, act_by, resolve_by, now }: DisputeStatusBadgeProps) {
  const messages = useDomainMessages('disputeStatus', defaults);
  if (status === 'NEW') {
    const days = remainingDays(act_by, now);
    const tone = days <= 1 ? 'critical' : days <= 3 ? 'caution' : 'neutral';
    return <StatusBadge tone={tone}>{messages.left(days)}</StatusBadge>;
  }
  const label = disputeStateLabel(status);
  if (status === 'DISPUTED' && resolve_by !== null)
    return (
      <StatusBadge tone="info">{messages.withCourier(label, remainingDays(resolve_by, now))}</StatusBadge>
    );
  return <StatusBadge tone={tones[status]}>{label}</StatusBadge>;
}
