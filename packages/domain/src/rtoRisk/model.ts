import { riskFeatures, riskLevels } from './features.ts';
import type { RiskFeature, RiskLevels, RtoRiskOrder } from './features.ts';

/** A parcel that was delivered or came back. */
export interface RtoOutcome {
  order: RtoRiskOrder;
  /** ISO 8601; the model learns from the past to the present. */
  at: string;
  returned: boolean;
}

/** Parcels of a level, and how many of them came back. */
interface LevelCount {
  parcels: number;
  returned: number;
}

/** Counts of a brand's history, with their weight. Plain data, so that it can be stored. */
export interface RtoModel {
  total: LevelCount;
  levels: Record<RiskFeature, Record<string, LevelCount>>;
  /** Weight of the evidence, 0 to 1: features that repeat each other count less. */
  weight: number;
}

/** Parcels that a level needs to count as much as the average it is pulled to. */
export const shrinkage = 25;
/** Pulls a young brand to a usual rate, worth this many parcels. */
const prior = { parcels: 50, rate: 0.12 };
/** Below this many parcels no order is called risky. */
export const minHistory = 60;

const logit = (p: number): number => Math.log(p / (1 - p));
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Returns the average rate, pulled to the usual one while the history is short. */
export function baseRate({ parcels, returned }: LevelCount): number {
  return (returned + prior.parcels * prior.rate) / (parcels + prior.parcels);
}

function countLevels(outcomes: readonly RtoOutcome[]): Omit<RtoModel, 'weight'> {
  const total = { parcels: 0, returned: 0 };
  const levels = Object.fromEntries(riskFeatures.map((feature) => [feature, {}])) as RtoModel['levels'];
  for (const { order, returned } of outcomes) {
    total.parcels += 1;
    total.returned += Number(returned);
    const own = riskLevels(order);
    for (const feature of riskFeatures)
      for (const level of own[feature]) {
        const count = (levels[feature][level] ??= { parcels: 0, returned: 0 });
        count.parcels += 1;
        count.returned += Number(returned);
      }
  }
  return { total, levels };
}

interface Evidence {
  feature: RiskFeature;
  level: string;
  /** Rate of the level after shrinkage, 0 to 1. */
  rate: number;
  parcels: number;
  /** Its contribution to the log-odds. */
  log_odds: number;
}

/**
 * Rate of a level, pulled to the rate above. The level has its share of the prior, so that one that covers all parcels has
 * the base rate.
 */
function shrunkRate(count: LevelCount, above: number, total: LevelCount): number {
  const share = (prior.parcels * count.parcels) / Math.max(1, total.parcels);
  return (count.returned + share * prior.rate + shrinkage * above) / (count.parcels + share + shrinkage);
}

/** Evidence of a level without one above it. */
export function evidenceOfLevel(model: RtoModel, count: LevelCount): Pick<Evidence, 'rate' | 'log_odds'> {
  const base = baseRate(model.total);
  const rate = shrunkRate(count, base, model.total);
  return { rate, log_odds: model.weight * (logit(rate) - logit(base)) };
}

/** The evidence of each feature: its most exact level, pulled level by level towards the average. */
function evidenceOf(model: RtoModel, own: RiskLevels): Evidence[] {
  const base = baseRate(model.total);
  return riskFeatures.map((feature) => {
    let rate = base;
    let parcels = 0;
    let named = own[feature][0] ?? '';
    for (const level of own[feature]) {
      const count = model.levels[feature][level];
      if (!count) break;
      rate = shrunkRate(count, rate, model.total);
      // Only a level with some history is named.
      if (count.parcels >= 5 || parcels === 0) {
        named = level;
        parcels = count.parcels;
      }
    }
    return { feature, level: named, rate, parcels, log_odds: model.weight * (logit(rate) - logit(base)) };
  });
}

const probability = (model: RtoModel, evidence: readonly Evidence[]): number =>
  logistic(logit(baseRate(model.total)) + evidence.reduce((sum, { log_odds }) => sum + log_odds, 0));

const clamp = (p: number): number => Math.min(0.99, Math.max(0.01, p));

/** Mean log loss of predictions with each weight: lower is better. The evidence of an outcome is weighed once for all. */
function logLosses(counts: Omit<RtoModel, 'weight'>, outcomes: readonly RtoOutcome[]): number[] {
  const base = logit(baseRate(counts.total));
  const whole = { ...counts, weight: 1 };
  const weighed = outcomes.map(({ order, returned }) => ({
    returned,
    log_odds: evidenceOf(whole, riskLevels(order)).reduce((sum, { log_odds }) => sum + log_odds, 0),
  }));
  return weights.map((weight) => {
    const sum = weighed.reduce((before, { returned, log_odds }) => {
      const p = clamp(logistic(base + weight * log_odds));
      return before - Math.log(returned ? p : 1 - p);
    }, 0);
    return sum / Math.max(1, weighed.length);
  });
}

/** Splits a history by time: the model learns from the first part and is measured on the second. */
export function splitByTime(outcomes: readonly RtoOutcome[]): {
  older: RtoOutcome[];
  newer: RtoOutcome[];
} {
  const sorted = outcomes.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  const at = Math.floor((sorted.length * 2) / 3);
  return { older: sorted.slice(0, at), newer: sorted.slice(at) };
}

const weights = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

/** Chooses the weight that predicts the newer part best from the older one; 0.5 while there is too little to choose. */
function chooseWeight(outcomes: readonly RtoOutcome[]): number {
  const { older, newer } = splitByTime(outcomes);
  if (newer.length < minHistory / 3) return 0.5;
  const losses = logLosses(countLevels(older), newer);
  return weights[losses.indexOf(Math.min(...losses))] ?? 0.5;
}

/** Fits the model to a brand's own history. The same history gives the same model. */
export function fitRtoModel(outcomes: readonly RtoOutcome[]): RtoModel {
  return { ...countLevels(outcomes), weight: chooseWeight(outcomes) };
}

export const riskBands = ['unknown', 'low', 'medium', 'high'] as const;
/** `unknown`: the brand has too little history, or its risk isn't proven. */
export type RiskBand = (typeof riskBands)[number];

export interface RtoRisk {
  /** 0 to 1. */
  probability: number;
  band: RiskBand;
  /** The strongest first: what raises or lowers the risk. */
  reasons: { raises: boolean; words: string }[];
  /** Parcels that the estimate is based on. */
  sample: number;
}

/** From here on, an order is called high or medium. */
export const riskLimits = { high: 0.3, medium: 0.15 };

export function riskBand(probability: number, sample: number): RiskBand {
  if (sample < minHistory) return 'unknown';
  if (probability >= riskLimits.high) return 'high';
  return probability >= riskLimits.medium ? 'medium' : 'low';
}

/** A feature is a reason if it changes the odds by at least a fifth. */
const minLogOdds = Math.log(1.2);
const percent = (rate: number): string => `${Math.round(rate * 100)}%`;

/** Scores an order, with its reasons in words. */
export function scoreRto(model: RtoModel, order: RtoRiskOrder): RtoRisk {
  const evidence = evidenceOf(model, riskLevels(order));
  const base = baseRate(model.total);
  const p = probability(model, evidence);
  const sample = model.total.parcels;
  return {
    probability: p,
    band: riskBand(p, sample),
    sample,
    reasons: evidence
      .filter(({ log_odds }) => Math.abs(log_odds) >= minLogOdds)
      .sort((a, b) => Math.abs(b.log_odds) - Math.abs(a.log_odds))
      .map(({ level, rate, parcels, log_odds }) => ({
        raises: log_odds > 0,
        words: `${capitalize(level)}: ${percent(rate)} of ${parcels} ${parcels === 1 ? 'parcel' : 'parcels'} came back, ${percent(base)} on average`,
      })),
  };
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
