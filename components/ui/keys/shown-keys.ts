/** What one key does, in words that the sheet of keys shows. */
export interface KeyDeed {
  /** As `KeyboardEvent.key` says them: all do the same. */
  keys: readonly [string, ...string[]];
  words: string;
  /** With Ctrl, or ⌘: such a key is no text, so that it works in fields too. */
  held?: true;
  /** False where there is nothing to do, so that the key keeps its usual meaning. */
  deed: (event: KeyboardEvent) => void | false;
}

export interface KeyGroup {
  title: string;
  deeds: readonly Pick<KeyDeed, 'keys' | 'words'>[];
}

let groups: readonly KeyGroup[] = [];
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** The keys that work on the page now, in the order in which its parts appeared. */
export const shownKeys = {
  read: () => groups,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** @returns the end of showing them */
  add: (group: KeyGroup) => {
    groups = [...groups, group];
    tell();
    return () => {
      groups = groups.filter((each) => each !== group);
      tell();
    };
  },
};
