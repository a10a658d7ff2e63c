/**
 * Returns the text of a field with a part inserted where its caret is, or in place of its selection. A text area keeps its
 * caret when a button gets the focus.
 */
export function insertAtCaret(name: string, text: string, part: string): string {
  const field = document.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`);
  const start = field?.selectionStart ?? text.length;
  const end = field?.selectionEnd ?? start;
  return text.slice(0, start) + part + text.slice(end);
}
