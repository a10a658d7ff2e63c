export { defaultConversionFactor } from '../measures/defaultConversionFactor.ts';
export { chargedWeight, defaultSlab, formatGrams, rateBases, volumetricWeight } from './weight.ts';
export type { ChargedWeight, Parcel, RateBasis, WeightTerms } from './weight.ts';
export {
  rateCardOn,
  describeCard,
  dphModes,
  exampleRateCard,
  isValidOn,
  returnBases,
  zoneTerms,
} from './rateCard.ts';
export type { DphMode, RateCard, ReturnBasis, ValueAddedServices, ZoneRate, ZoneRates } from './rateCard.ts';
export { parseContract } from './contract.ts';
export type { ContractFields } from './contract.ts';
export { rateShipment } from './rateShipment.ts';
export { chargeKinds, movements } from './charges.ts';
export type { ChargeKind, ChargeLine, Charges, Collectible, Movement, Unrated } from './charges.ts';
export { forwardBasis, returnBasis, zonesWithoutRto, zoneWeight } from './freight.ts';
export {
  defaultCityClusters,
  remoteStates,
  defaultZoneNames,
  defaultZones,
  zoneDefinitions,
  zoneMapping,
  resolveZone,
} from './zones.ts';
export type { CityCluster, DefaultZone, ZoneResult, ZoneOptions, ZonePoint } from './zones.ts';
export { compileRateCard, rateTotal } from './compiledRateCard.ts';
export type { CompiledRateCard, CompileOptions } from './compiledRateCard.ts';
export { layOutVersions, type BarSpan, type BarVersion } from './versions/versionBar.ts';
export { effectiveSpans, planVersion } from './versions/versions.ts';
export type { CardVersion, VersionDates, VersionPlan, VersionProblem } from './versions/versions.ts';
export { checkRateCard } from './checkRateCard.ts';
export type { CardProblem } from './checkRateCard.ts';
export { compareRateCards, diffRateCards, startComparison } from './compare/compareRateCards.ts';
export type {
  CardChange,
  CardComparison,
  ComparedParcel,
  ShippedParcel,
} from './compare/compareRateCards.ts';
export { chooseHistory, likelyCost, minHistory } from './likelyCost.ts';
export type { ParcelHistory } from './likelyCost.ts';
export { wayOuts } from './alternatives.ts';
export type { WayOut } from './alternatives.ts';
export { serviceSorts, sortServices } from './calculator/sortServices.ts';
export type { ServiceSort } from './calculator/sortServices.ts';
