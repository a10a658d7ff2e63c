import { saveFile } from '../saveFile.ts';
import { fileNameOf } from './csv.ts';

/** Pixels of the file per pixel of the page: sharp on paper and in slides. */
const scale = 2;

/** The ground that an element is seen on: the first one behind it that isn't clear. */
function groundOf(element: Element): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { backgroundColor } = getComputedStyle(one);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== 'transparent') return backgroundColor;
  }
  return 'white';
}

/**
 * Downloads a chart with its title as PNG, in the colours and letters of the page, without its buttons. Returns the name of
 * the file. The drawing of it is loaded when it is wanted.
 */
export async function downloadPng(title: string, element: HTMLElement): Promise<string> {
  const { domToBlob } = await import('modern-screenshot');
  const blob = await domToBlob(element, {
    scale,
    type: 'image/png',
    backgroundColor: groundOf(element),
    filter: (node) => !(node instanceof HTMLElement && node.dataset['part'] === 'chart-tools'),
  });
  const name = fileNameOf(title, 'png');
  saveFile(name, blob);
  return name;
}
