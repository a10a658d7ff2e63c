/** A picture that differs from its baseline. */
export interface Change {
  mode: string;
  story: string;
  reason: string;
  /** Files beside the report; without a baseline there is no `before`. */
  before?: string;
  after?: string;
  diff?: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function figure(title: string, file: string | undefined): string {
  if (!file) return '';
  return `<figure><figcaption>${title}</figcaption><a href="${escaped(file)}"><img src="${escaped(file)}" alt="" loading="lazy"></a></figure>`;
}

/** Returns an HTML page that shows each change: before, after and the difference. */
export function reportPage(changes: readonly Change[], same: number): string {
  const modes = [...new Set(changes.map((change) => change.mode))];
  const sections = modes.map((mode) => {
    const own = changes.filter((change) => change.mode === mode);
    const items = own.map(
      (change) => `<article>
<h3>${escaped(change.story)}</h3>
<p>${escaped(change.reason)}</p>
<div class="pictures">${figure('Before', change.before)}${figure('After', change.after)}${figure('Difference', change.diff)}</div>
</article>`,
    );
    return `<section><h2>${escaped(mode)}: ${own.length}</h2>${items.join('\n')}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${changes.length} pictures differ</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; color: #23252b; background: #faf9f7; }
article { border: 1px solid #e3e1dc; border-radius: 10px; background: #fff; padding: 1rem; margin-block: 1rem; }
h3 { margin: 0; font-size: 1rem; } p { margin: 0.25rem 0 1rem; color: #555; }
.pictures { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); align-items: start; }
figure { margin: 0; } figcaption { font-weight: 600; } img { max-width: 100%; border: 1px solid #e3e1dc; }
</style>
<h1>${changes.length} pictures differ, ${same} are the same</h1>
<p>To accept the changes, run <code>npm run visual -- --update</code></p>
${sections.join('\n')}
</html>
`;
}
