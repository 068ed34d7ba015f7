import type { IllustrationName } from './illustration-files';

type StateOf<Name> = Name extends `state-${infer State}` ? State : never;

/** The available pictures for lists and pages without content. */
export type State = StateOf<IllustrationName>;
