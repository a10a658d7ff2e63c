export { AttemptTracks, type AttemptData, type AttemptTracksProps } from './AttemptTracks.tsx';
export { BuyerAnswerNote, type BuyerAnswerNoteProps } from './BuyerAnswerNote.tsx';
export { CaseSummary, RtoRiskMeter, type CaseSummaryData, type RiskData } from './CaseSummary.tsx';
export { CutOffStrip, type CutOffStripData, type CutOffStripProps } from './CutOffStrip.tsx';
export { FakeProofField, type FakeProofFieldProps } from './FakeProofField.tsx';
export {
  FakeReports,
  type FakeProofFile,
  type FakeReportData,
  type FakeReportsProps,
} from './FakeReports.tsx';
export { FakeScore, type FakeScoreData, type FakeScoreProps } from './FakeScore.tsx';
export { NdrAnswerForm, type AnsweredCaseData, type NdrAnswerFormProps } from './NdrAnswerForm.tsx';
export { NdrAnswers, type NdrAnswerData, type NdrAnswersProps } from './NdrAnswers.tsx';
export { NdrCaseFacts, type NdrCaseData, type NdrCaseFactsProps } from './NdrCaseFacts.tsx';
export { NdrReasonField, type NdrReasonFieldProps } from './NdrReasonField.tsx';
export {
  NdrSettingsFields,
  type NdrSettingsFieldsProps,
  type NdrSettingsValue,
} from './NdrSettingsFields.tsx';
