/**
 * Ref callback of a dialog. When the focused element is removed, the dialog itself gets the focus: React Aria would
 * focus the first control, which is the close button, and the next Enter would close the dialog. When the dialog closes
 * and its opener has left the page, the focus goes to what is next to the opener's place.
 */
export function focusAfterRemoval(dialog: HTMLElement | null): (() => void) | undefined {
  if (!dialog) return undefined;
  const pathOfOpener = ancestorsOf(dialog.ownerDocument.activeElement);
  const onFocusOut = ({ target }: FocusEvent) => {
    // React Aria moves the focus with the next frame.
    queueMicrotask(() => {
      const { activeElement, body } = dialog.ownerDocument;
      const isRemoved = target instanceof Node && !target.isConnected;
      if (isRemoved && dialog.isConnected && (activeElement === null || activeElement === body))
        dialog.focus({ preventScroll: true });
    });
  };
  dialog.addEventListener('focusout', onFocusOut);
  return () => {
    dialog.removeEventListener('focusout', onFocusOut);
    // React Aria gives the focus back with the next frame, if the opener is still there.
    requestAnimationFrame(() => requestAnimationFrame(() => focusNear(dialog.ownerDocument, pathOfOpener)));
  };
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** An element and everything around it, the innermost first. */
function ancestorsOf(element: Element | null): Element[] {
  const path: Element[] = [];
  for (let each = element; each; each = each.parentElement) path.push(each);
  return path;
}

/** Focuses the first control of what is left around the opener, else the page's content; only if nothing has the focus. */
function focusNear(page: Document, path: readonly Element[]): void {
  const { activeElement, body } = page;
  if (activeElement !== null && activeElement !== body) return;
  const main = page.querySelector<HTMLElement>('main');
  const around = path.find((each) => each.isConnected && each !== body && each !== page.documentElement);
  const isInContent = around && around !== main && (main?.contains(around) ?? true);
  const near = isInContent ? around.querySelector<HTMLElement>(focusable) : null;
  if (near) {
    near.focus();
    return;
  }
  if (!main) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
