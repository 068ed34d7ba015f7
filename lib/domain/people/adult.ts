// Apart from `age`, so that reading an answer loads no library.

export const adultYears = 18;

/** What is known of an age. Who is `unknown` is no adult where something becomes public. */
export type Age = 'minor' | 'adult' | 'unknown';
