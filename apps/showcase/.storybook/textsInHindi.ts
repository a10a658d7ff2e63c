import { sampleFor } from './inHindi.ts';

/** Words, and not a number, a code or a sign: something in them is written small. */
const isWords = (text: string) => /[a-z]/.test(text);

/** Excludes code and text of drawings, which is measured before it is drawn. */
const isShown = (node: Node) =>
  !node.parentElement?.closest('style, script, textarea, svg, pre, code, [contenteditable]');

function translateText(node: Node) {
  const text = node.nodeValue ?? '';
  if (isWords(text) && isShown(node)) node.nodeValue = sampleFor(text);
}

function translate(root: Node) {
  if (root.nodeType === Node.TEXT_NODE) return translateText(root);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) translateText(node);
  if (!(root instanceof Element)) return undefined;
  for (const field of [root, ...root.querySelectorAll('[placeholder]')]) {
    const placeholder = field.getAttribute('placeholder');
    if (placeholder && isWords(placeholder)) field.setAttribute('placeholder', sampleFor(placeholder));
  }
  return undefined;
}

/**
 * Every word of the page as Hindi at least as long, also those that a story writes for itself and the kit's own: what
 * the script does to a component is seen only when all of it is in the script. A node keeps its place and only its
 * value changes, so that React goes on as if nothing had happened. Returns what ends it.
 */
export function writeInHindi(page: HTMLElement): () => void {
  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translateText(target);
      for (const node of addedNodes) translate(node);
    }
  });
  translate(page);
  changes.observe(page, { subtree: true, childList: true, characterData: true });
  return () => changes.disconnect();
}
