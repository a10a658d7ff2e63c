import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { layer } from './layers.css.ts';

function reset(selector: string, rule: Omit<GlobalStyleRule, '@layer'>) {
  globalStyle(selector, { '@layer': { [layer.reset]: rule } });
}

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0 });
reset('ul, ol', { listStyle: 'none' });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('h1, h2, h3, h4', { font: 'inherit' });
reset('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', border: 0, padding: 0, margin: 0 });
reset('a', { color: 'inherit' });
reset('img, svg', { display: 'block', maxInlineSize: '100%' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('[hidden]', { display: 'none' });
