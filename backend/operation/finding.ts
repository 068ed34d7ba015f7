/** What a check found. `bad`: a visitor notices it. `note`: the operator should know it. */
export interface Finding {
  about: string;
  state: 'good' | 'note' | 'bad';
  /** What is so and, unless it is good, what to do. */
  text: string;
}

const finding =
  (state: Finding['state']) =>
  (about: string, text: string): Finding => ({ about, state, text });

export const good = finding('good');
export const remark = finding('note');
export const bad = finding('bad');

/** The reason of a failure in a few words. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message ? cause.message : error.message || error.name;
};
