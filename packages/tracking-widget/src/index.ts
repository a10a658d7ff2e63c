export { defineKhepTrack, KhepTrackElement, setDefaultServer } from './KhepTrackElement.ts';
export type { TrackEventDetail } from './KhepTrackElement.ts';
export type { WidgetOrder, WidgetParcel } from './server.ts';
