export { AttemptTracks, type AttemptData, type AttemptTracksProps } from './AttemptTracks.tsx';
export { CaseSummary, RtoRiskMeter, type CaseSummaryData, type RiskData } from './CaseSummary.tsx';
export { CutOffStrip, type CutOffStripData, type CutOffStripProps } from './CutOffStrip.tsx';
export { FakeScore, type FakeScoreData, type FakeScoreProps } from './FakeScore.tsx';
