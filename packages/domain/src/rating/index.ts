export { chargedWeight, defaultConversionFactor, defaultSlab, volumetricWeight } from './weight.ts';
export type { ChargedWeight, Parcel, WeightTerms } from './weight.ts';
export {
  rateCardOn,
  courierGstRate,
  describeCard,
  dphModes,
  exampleRateCard,
  isValidOn,
} from './rateCard.ts';
export type { DphMode, RateCard, ValueAddedServices, ZoneRate, ZoneRates } from './rateCard.ts';
export { parseContract } from './contract.ts';
export type { ContractFields } from './contract.ts';
export { chargeKinds, movements, rateShipment } from './rateShipment.ts';
export type { ChargeKind, ChargeLine, Charges, Collectible, Movement, Unrated } from './rateShipment.ts';
export {
  defaultCityClusters,
  remoteStates,
  defaultZoneNames,
  defaultZones,
  zoneMapping,
  resolveZone,
} from './zones.ts';
export type { CityCluster, ZoneResult, ZoneOptions, ZonePoint } from './zones.ts';
export { compileRateCard, rateTotal } from './compiledRateCard.ts';
export type { CompiledRateCard, CompileOptions } from './compiledRateCard.ts';
