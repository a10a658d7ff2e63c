export { TrackingTimeline, type TimelineItem, type TrackingTimelineProps } from './TrackingTimeline.tsx';
export { TrackingLanes, type LaneData, type TrackingLanesProps } from './TrackingLanes.tsx';
