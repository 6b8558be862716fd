/**
 * How much a referee asks of people who play: a beginner nothing, a player what changes who has the ball or a chance of a goal. What he does not ask lapses as it
 * does where nobody answers. Left out, he asks everything that the book has him ask.
 */
export const LEVELS = ['beginner', 'player'] as const;
type Level = (typeof LEVELS)[number] | 'official';

interface Agreed {
  readonly mode: string;
  readonly setup: { readonly settings: { readonly referee?: (typeof LEVELS)[number] | undefined } };
}

/** At a desk a person is the referee, and asks himself. */
export const levelOf = ({ mode, setup }: Agreed): Level =>
  mode === 'desk' ? 'official' : (setup.settings.referee ?? 'official');

/** Of a ruling: nobody was asked, and the right has lapsed by itself. For people to read. */
export const UNASKED = { asked: false } as const;
/** Of a ruling: what a referee does in any case, where it needs no card. For people to read. */
export const DONE_AS_ALWAYS = { duty: true } as const;
