export { TrackingTimeline, type TimelineItem, type TrackingTimelineProps } from './TrackingTimeline.tsx';
