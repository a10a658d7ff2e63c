import type { StyleRule } from '@vanilla-extract/css';
import { layer } from './layers.css.ts';

type LayerlessRule = Omit<StyleRule, '@layer'>;

/** Puts a component's style into the components layer. */
export function inComponentsLayer(rule: LayerlessRule): StyleRule {
  return { '@layer': { [layer.components]: rule } };
}
