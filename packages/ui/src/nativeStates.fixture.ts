/** Browser states and the attributes that simulate them in a matrix. */
const attributes = [
  [/:focus-visible/g, '[data-focus-visible]'],
  [/:focus(?![\w-])/g, '[data-focused]'],
  [/:hover/g, '[data-hovered]'],
  [/:active/g, '[data-pressed]'],
] as const;

type Rules = CSSStyleSheet | CSSGroupingRule;

const added: { rules: Rules; rule: CSSRule }[] = [];
let users = 0;

function translate(rules: Rules) {
  // From the end, so that insertions don't shift pending rules.
  for (let at = rules.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = rules.cssRules[at]!;
    if (rule instanceof CSSGroupingRule) translate(rule);
    if (!(rule instanceof CSSStyleRule)) continue;
    const selector = attributes.reduce(
      (text, [state, attribute]) => text.replaceAll(state, attribute),
      rule.selectorText,
    );
    if (selector === rule.selectorText) continue;
    const place = rules.insertRule(`${selector} { ${rule.style.cssText} }`, at + 1);
    added.push({ rules, rule: rules.cssRules[place]! });
  }
}

/**
 * Adds a rule for simulated states beside each rule of the page for native ones. Returns a function that
 * removes them.
 */
export function translateNativeStates(): () => void {
  if (users === 0) for (const sheet of document.styleSheets) translate(sheet);
  users += 1;
  return () => {
    users -= 1;
    if (users > 0) return;
    for (const { rules, rule } of added.splice(0)) rules.deleteRule([...rules.cssRules].indexOf(rule));
  };
}
