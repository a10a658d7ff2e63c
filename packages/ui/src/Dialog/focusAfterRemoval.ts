/**
 * Ref callback of a dialog. When the focused element is removed, the dialog itself gets the focus: React Aria would
 * focus the first control, which is the close button, and the next Enter would close the dialog.
 */
export function focusAfterRemoval(dialog: HTMLElement | null): (() => void) | undefined {
  if (!dialog) return undefined;
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
  return () => dialog.removeEventListener('focusout', onFocusOut);
}
