/**
 * React Aria announces a pending button by its id and keeps the announcement for seven seconds, when the button may
 * have left the page: axe then finds an image without text, also in the stories that follow. For `afterEach`.
 */
export function removeAnnouncements(): void {
  for (const said of document.querySelectorAll('[data-live-announcer] [role="img"]')) said.remove();
}
