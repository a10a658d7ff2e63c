import type { StyleRule } from '@vanilla-extract/css';
import { layer } from './layers.css.ts';

type LayerlessRule = Omit<StyleRule, '@layer'>;

/** Puts a style in the components layer: every component's styles go through it. */
export function inComponentsLayer(rule: LayerlessRule): StyleRule {
  return { '@layer': { [layer.components]: rule } };
}
