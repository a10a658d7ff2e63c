const focusable =
  'input:not([type="hidden"], [disabled]), textarea:not([disabled]), select, button:not([disabled]), [role="textbox"], [role="spinbutton"], [tabindex]:not([tabindex="-1"])';

/** Finds the field of a dotted name, or the nearest ancestor (`boxes.0.length` → `boxes.0` → `boxes`). */
export function findField(form: HTMLElement, name: string): HTMLElement | undefined {
  for (let path = name; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    const found = form.querySelector<HTMLElement>(
      `[data-field=${CSS.escape(path)}], [name=${CSS.escape(path)}]`,
    );
    if (!found) continue;
    return found.hasAttribute('data-field')
      ? found
      : (found.closest<HTMLElement>('[data-component]') ?? found);
  }
  return undefined;
}

/** Focuses the first control of a field. */
export function focusField(form: HTMLElement, name: string) {
  const field = findField(form, name);
  const control = field?.matches(focusable) ? field : field?.querySelector<HTMLElement>(focusable);
  control?.focus();
}
