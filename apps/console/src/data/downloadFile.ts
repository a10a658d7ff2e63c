/** Saves a fetched file under the server's name for it, or the given one. */
export async function downloadFile(coming: Promise<Blob>, name: string): Promise<void> {
  const file = await coming;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file instanceof File ? file.name : name;
  link.click();
  // The browser reads the file after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 30_000);
}
