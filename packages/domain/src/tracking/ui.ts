export { TrackingTimeline, type TimelineItem, type TrackingTimelineProps } from './TrackingTimeline.tsx';
export { TrackingLanes, type LaneData, type TrackingLanesProps } from './TrackingLanes.tsx';
export { BrandColorAdvice, type BrandColorAdviceProps } from './BrandColorAdvice.tsx';
export { TrackingPagePreview, type TrackingPagePreviewProps } from './TrackingPagePreview.tsx';
export {
  ProductSuggestionsField,
  type ProductSuggestionsFieldProps,
  type SuggestedImage,
  type SuggestedProduct,
} from './preferences/ProductSuggestionsField.tsx';
export {
  TrackingHostRecords,
  type HostRecordData,
  type TrackingHostData,
  type TrackingHostRecordsProps,
} from './preferences/TrackingHostRecords.tsx';
export { WidgetSitesField, type WidgetSitesFieldProps } from './preferences/WidgetSitesField.tsx';
