export { TrackingTimeline, type TimelineItem, type TrackingTimelineProps } from './TrackingTimeline.tsx';
export { TrackingLanes, type LaneData, type TrackingLanesProps } from './TrackingLanes.tsx';
export { BrandColorAdvice, type BrandColorAdviceProps } from './BrandColorAdvice.tsx';
export { TrackingPagePreview, type TrackingPagePreviewProps } from './TrackingPagePreview.tsx';
