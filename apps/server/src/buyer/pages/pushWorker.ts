/** Service worker of the tracking pages: shows push messages, and opens their page. It caches nothing. */
export const pushWorker = `self.addEventListener('push', (event) => {
  const { title, body, url } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag: url, data: url }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
`;
