/** A message whose turn is nearer than this is being sent. */
const soonMs = 2 * 60_000;

/**
 * State of a message. `queued` waits for its turn or for the end of the quiet hours; `skipped` was never to be sent;
 * `failed` could not be sent after all tries.
 */
export const notificationStates = ['queued', 'sent', 'failed', 'skipped'] as const;
export type NotificationState = (typeof notificationStates)[number];

export const notificationStateLabels: Record<NotificationState, string> = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  skipped: 'Skipped',
};
export const notificationStateTones = {
  queued: 'caution',
  sent: 'positive',
  failed: 'critical',
  skipped: 'neutral',
} as const satisfies Record<NotificationState, string>;

export interface MessageProgress {
  state: NotificationState;
  /** Why it failed or was skipped. */
  reason: string;
  /** When it is sent, if it isn't settled. ISO 8601. */
  send_after: string | null;
  sent_at: string | null;
}

/** Says what became of a message: "sent 21 Nov, 09:14", "goes 22 Nov, 08:00, after the quiet hours". */
export function describeMessage(
  { state, reason, send_after, sent_at }: MessageProgress,
  { now, format }: { now: Date; format: (at: string) => string },
): string {
  if (state === 'sent') return sent_at === null ? 'sent' : `sent ${format(sent_at)}`;
  if (state === 'failed') return `could not be sent: ${reason}`;
  if (state === 'skipped') return `not sent: ${reason}`;
  const isLater = send_after !== null && Date.parse(send_after) > now.getTime() + soonMs;
  if (!isLater) return 'on its way';
  return reason === ''
    ? `goes ${format(send_after)}, after the quiet hours`
    : `tried again ${format(send_after)}: ${reason}`;
}
