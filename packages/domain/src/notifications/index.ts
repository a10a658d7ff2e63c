export {
  chooseChannel,
  chooseMessageLanguage,
  contactOn,
  formatChannels,
  maskContact,
  notificationChannelLabels,
  notificationChannels,
  notificationLanguageLabels,
  notificationLanguages,
} from './channels.ts';
export type { NotificationChannel, NotificationLanguage, Reachable } from './channels.ts';
export { isMessageDue } from './due.ts';
export { notificationTextProblems } from './textProblems.ts';
export { notificationKind, notificationKindIds, notificationKinds } from './kinds.ts';
export type { NotificationKind, NotificationKindId, NotificationText } from './kinds.ts';
export { nextSendTime } from './quietHours.ts';
export type { QuietHours } from './quietHours.ts';
export { fillTemplate, templateProblem, templateValues, templateVariables } from './template.ts';
export {
  describeMessage,
  notificationStateLabels,
  notificationStateTones,
  notificationStates,
} from './states.ts';
export type { MessageProgress, NotificationState } from './states.ts';
