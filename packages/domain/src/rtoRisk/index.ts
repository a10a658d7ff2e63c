export { riskFeatures } from './features.ts';
export type { RiskFeature, RtoRiskOrder } from './features.ts';
export { fitRtoModel, minHistory, riskBand, riskBands, riskLimits, scoreRto, shrinkage } from './model.ts';
export type { RiskBand, RtoModel, RtoOutcome, RtoRisk } from './model.ts';
export { calibrateRto } from './calibration.ts';
export type { Calibration, CalibrationBin } from './calibration.ts';
export { explainRtoModel, rateInterval } from './explain.ts';
export type { ExplainedFact, ExplainedLevel } from './explain.ts';
