export { AttemptTracks, type AttemptData, type AttemptTracksProps } from './evidence/AttemptTracks.tsx';
export { BuyerAnswerNote, type BuyerAnswerNoteProps } from './evidence/BuyerAnswerNote.tsx';
export {
  BuyerCalls,
  type BuyerCallData,
  type BuyerCallsProps,
  type CallRecordingFile,
  type DialData,
} from './evidence/BuyerCalls.tsx';
export {
  CaseReason,
  CaseSummary,
  RtoRiskMeter,
  type CaseSummaryData,
  type RiskData,
} from './CaseSummary.tsx';
export { CutOffStrip, type CutOffStripData, type CutOffStripProps } from './CutOffStrip.tsx';
export { FakeProofField, type FakeProofFieldProps } from './answer/FakeProofField.tsx';
export {
  FakeReports,
  type FakeProofFile,
  type FakeReportData,
  type FakeReportsProps,
} from './evidence/FakeReports.tsx';
export { FakeScore, type FakeScoreData, type FakeScoreProps } from './evidence/FakeScore.tsx';
export { NdrAnswerForm, type AnsweredCaseData, type NdrAnswerFormProps } from './answer/NdrAnswerForm.tsx';
export { NdrAnswers, type NdrAnswerData, type NdrAnswersProps } from './evidence/NdrAnswers.tsx';
export { NdrCaseFacts, type NdrCaseData, type NdrCaseFactsProps } from './evidence/NdrCaseFacts.tsx';
export { NdrReasonField, type NdrReasonFieldProps } from './evidence/NdrReasonField.tsx';
export {
  NdrSettingsFields,
  type NdrSettingsFieldsProps,
  type NdrSettingsValue,
} from './settings/NdrSettingsFields.tsx';
