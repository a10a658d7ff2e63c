import { notificationKind } from './kinds.ts';
import type { NotificationKindId, NotificationText } from './kinds.ts';
import { templateProblem } from './template.ts';

/** Returns why a brand can't use a text for a message, by field. An empty subject is the built-in one. */
export function notificationTextProblems(
  kind: NotificationKindId,
  { subject, body }: NotificationText,
): Partial<Record<keyof NotificationText, string>> {
  const { variables, required } = notificationKind(kind);
  const inBody = templateProblem(body, variables, required);
  const inSubject = subject === '' ? undefined : templateProblem(subject, variables);
  return {
    ...(inSubject !== undefined && { subject: inSubject }),
    ...(inBody !== undefined && { body: inBody }),
  };
}
