/** Copies a text; false where the browser allows it only on secure pages and not here. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text that is still on its way: some browsers allow it only if they are asked while the click lasts. Fails if the text does. */
export async function copyWhenThere(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((there) => new Blob([there], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return copyText(await text);
  }
}
