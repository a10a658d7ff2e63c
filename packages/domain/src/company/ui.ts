export { EffectStrip, type EffectStripProps } from './EffectStrip.tsx';
export { GstinBreakdown, type GstinBreakdownProps } from './GstinBreakdown.tsx';
