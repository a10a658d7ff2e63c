/** What the browser knows of a control, and the attribute by which a matrix says it. */
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
  // from the end, so that what is put in moves nothing that is still to come
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
 * Lets plain elements take the states of a matrix as those of React Aria do: for each rule of the page about a state
 * that only the browser can bring about, one beside it that is about the attribute. Gives back what takes them away.
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
