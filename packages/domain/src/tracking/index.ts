export {
  chooseTrackingLanguage,
  fillMessage,
  lookupExample,
  isTrackingLanguage,
  languageNames,
  textDirection,
  textDirections,
  trackingLanguages,
  trackingMessages,
  translations,
} from './languages/index.ts';
export type { MessageKey, TrackingLanguage, TrackingMessages, Translation } from './languages/index.ts';
export { formatAmount } from './formatAmount.ts';
export { formatEventTime } from './eventTime.ts';
export { predictDelivery } from './predictDelivery.ts';
export type { DeliveryRange, PredictionInput } from './predictDelivery.ts';
export { describeParcel, eventText } from './describeParcel.ts';
export type { Described, DescribedParcel, DescribeOptions } from './describeParcel.ts';
export { buyerMessageKeys } from './buyerSituation.ts';
export type { BuyerSituation } from './buyerSituation.ts';
export { expectedDelivery, progressSteps, buildParcelTimeline } from './progress.ts';
export type { ProgressStep, TimelineEvent, TimelineLine } from './progress.ts';
export type { LaneScan } from './lanes.ts';
export { brandColors, colorContrast, minBarContrast } from './brandColors.ts';
export type { BrandColors } from './brandColors.ts';
export { widgetSnippet } from './widgetSnippet.ts';
export type { WidgetSnippetInit } from './widgetSnippet.ts';
export {
  daysLate,
  describeClaim,
  describeDelay,
  describeInquiry,
  describeLastScan,
  promisedDay,
} from './describeTracked.ts';
export type { TrackedData } from './describeTracked.ts';
export { describeLateness, describePredictionBasis } from './describePrediction.ts';
export { hostRecordResults, hostRecordStates, hostRecordTypes, trackingHostStates } from './host.ts';
export type { HostRecordResult, HostRecordState, TrackingHostState } from './host.ts';
export { buyerRequests, previewedStates, stepStates } from './states.ts';
export type { BuyerRequestKind, PreviewedState, StepState } from './states.ts';
