/** Hands a fetched file to the browser to keep, under the server's name for it where it gave one. */
export async function downloadFile(coming: Promise<Blob>, name: string): Promise<void> {
  const file = await coming;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file instanceof File ? file.name : name;
  link.click();
  // The browser reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 30_000);
}
