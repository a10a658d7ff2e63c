import { expect, test } from 'vitest';
import { widgetSnippet } from './widgetSnippet.ts';

const init = {
  brand: 'mitti-and-loom',
  script_url: 'https://ship.example.in/widget/0.1.0/khep-track.js',
  integrity: 'sha384-abc',
};

test('the snippet is a script with its hash, and the element', () => {
  expect(widgetSnippet(init)).toBe(
    '<script src="https://ship.example.in/widget/0.1.0/khep-track.js" integrity="sha384-abc" crossorigin="anonymous" async></script>\n<khep-track brand="mitti-and-loom"></khep-track>',
  );
  expect(widgetSnippet({ ...init, language: 'hi', theme: 'dark' })).toContain('lang="hi" theme="dark"');
});

test('no value can leave its attribute', () => {
  expect(widgetSnippet({ ...init, brand: '"><script>' })).toContain('brand="&quot;&gt;&lt;script&gt;"');
});
