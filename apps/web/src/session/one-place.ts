/** Says to everybody else in this browser that a match is now played here. */
interface Claim {
  readonly match: string;
  readonly place: string;
}

/** Long enough for another tab to hear it and for what it is just writing to be written. */
const GRACE_MS = 60;

/**
 * A match is played in one place, or two tabs would write over each other's moves: whoever opens it last has it.
 * The promise holds when the others have had time to let go; what it gives lets go of the match here.
 */
export async function claimMatch(match: string, place: string, onTaken: () => void): Promise<() => void> {
  const channel = new BroadcastChannel('bande.tables');
  channel.addEventListener('message', ({ data }: MessageEvent<Claim>) => {
    if (data.match === match && data.place !== place) onTaken();
  });
  channel.postMessage({ match, place } satisfies Claim);
  await new Promise((done) => setTimeout(done, GRACE_MS));
  return () => channel.close();
}
