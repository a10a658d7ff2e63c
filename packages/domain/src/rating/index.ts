export { chargedWeight, defaultConversionFactor, defaultSlab, volumetricWeight } from './weight.ts';
export type { ChargedWeight, Parcel, WeightTerms } from './weight.ts';
export { cardOn, courierGstRate, describeCard, dphModes, exampleRateCard, isValidOn } from './rateCard.ts';
export type { DphMode, RateCard, ValueAddedServices, ZoneRate, ZoneRates } from './rateCard.ts';
export { readContract } from './contract.ts';
export type { ContractFields } from './contract.ts';
export { chargeKinds, movements, rateShipment } from './rateShipment.ts';
export type { ChargeKind, ChargeLine, Charges, Collectible, Movement, Unrated } from './rateShipment.ts';
export {
  defaultCityClusters,
  remoteStates,
  usualZoneNames,
  usualZones,
  zoneMapping,
  zoneOf,
} from './zones.ts';
export type { CityCluster, ZoneAnswer, ZoneOptions, ZonePoint } from './zones.ts';
export { readyCard, totalCharge } from './readyCard.ts';
export type { ReadyCard, ReadyCardOptions } from './readyCard.ts';
