/** Hands a file made in this browser over as a download. */
export function downloadFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement("a"), { href: address, download: fileName }).click();
  // Some browsers start reading only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
