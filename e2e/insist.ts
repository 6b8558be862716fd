/** What hangs without a word, as a browser now and then does, is begun anew; the last try may take as long as it likes. */
export async function insisted<T extends object>(begin: () => Promise<T>, ms = 150_000, tries = 3): Promise<T> {
  for (let left = tries; left > 1; left--) {
    const begun = await Promise.race([begin(), after(ms)]);
    if (begun !== null) return begun;
  }
  return begin();
}

const after = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms).unref());
