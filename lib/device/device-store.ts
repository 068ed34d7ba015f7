/**
 * The type of a stored value; every zod schema is one. `readBy` makes one without zod, for pages with a small first
 * load.
 */
export interface DeviceSchema<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false };
}

/** `tab`: until the tab is closed, cleared at log-out. `device`: until it is cleared, shared by all tabs. */
export type DeviceScope = 'tab' | 'device';

export interface DeviceStoreOptions {
  scope: DeviceScope;
  /** The owner of the value; a shared device stores one for each person. */
  owner?: string;
  /** Stored as plain text, not as JSON: for an inline script. */
  plain?: boolean;
}

export interface DeviceStore<Value> {
  /** Null without a value, and for an invalid one. The same object until something is written. */
  read: () => Value | null;
  /**
   * Null removes it. False when the browser refuses (storage full or disabled); the value then lasts as long as the
   * document.
   */
  write: (value: Value | null) => boolean;
  update: (change: (value: Value | null) => Value | null) => boolean;
  subscribe: (listener: () => void) => () => void;
}

export const readBy = <Value>(read: (value: unknown) => Value | null): DeviceSchema<Value> => ({
  safeParse: (value) => {
    const data = read(value);
    return data === null ? { success: false } : { success: true, data };
  },
});

const areaOf = (scope: DeviceScope): Storage =>
  scope === 'tab' ? window.sessionStorage : window.localStorage;
const cellOf = (scope: DeviceScope, key: string) => `${scope} ${key}`;

/** Texts that the browser refused to store, by cell. */
const refused = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();
let isFollowing = false;

const notify = (cell: string) => {
  for (const listener of listeners.get(cell) ?? []) listener();
};

const onStorage = ({ key, storageArea }: StorageEvent) => {
  const scope = storageArea === window.sessionStorage ? 'tab' : 'device';
  for (const cell of listeners.keys()) if (key === null || cell === cellOf(scope, key)) notify(cell);
};

const readText = (scope: DeviceScope, key: string): string | null => {
  const text = refused.get(cellOf(scope, key));
  if (text !== undefined) return text;
  try {
    return areaOf(scope).getItem(key);
  } catch {
    return null;
  }
};

const writeText = (scope: DeviceScope, key: string, text: string | null): boolean => {
  const cell = cellOf(scope, key);
  refused.delete(cell);
  try {
    if (text === null) areaOf(scope).removeItem(key);
    else areaOf(scope).setItem(key, text);
    return true;
  } catch {
    if (text !== null) refused.set(cell, text);
    return false;
  } finally {
    notify(cell);
  }
};

const parseText = <Value>(text: string | null, schema: DeviceSchema<Value>, plain: boolean): Value | null => {
  if (text === null) return null;
  try {
    const parsed = schema.safeParse(plain ? text : JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

const makeStore = <Value>(
  scope: DeviceScope,
  key: string,
  schema: DeviceSchema<Value>,
  plain: boolean,
): DeviceStore<Value> => {
  const cell = cellOf(scope, key);
  let known: { text: string | null; value: Value | null } = { text: null, value: null };
  const read = () => {
    if (typeof window === 'undefined') return null;
    const text = readText(scope, key);
    if (text !== known.text) known = { text, value: parseText(text, schema, plain) };
    return known.value;
  };
  const write = (value: Value | null) =>
    writeText(scope, key, value === null || plain ? (value as string | null) : JSON.stringify(value));
  return {
    read,
    write,
    update: (change) => {
      const before = read();
      const after = change(before);
      return after === before || write(after);
    },
    subscribe: (listener) => {
      if (!isFollowing) window.addEventListener('storage', onStorage);
      isFollowing = true;
      const own = listeners.get(cell) ?? new Set();
      listeners.set(cell, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(cell);
      };
    },
  };
};

const stores = new Map<string, { schema: unknown; store: unknown }>();

/**
 * One value on this device, validated when it is read. The same key and schema give the same store, so it may be
 * created in a component; other stores of the key share its value and its listeners.
 */
export function deviceStore<Value>(
  key: string,
  schema: DeviceSchema<Value>,
  { scope, owner, plain = false }: DeviceStoreOptions,
): DeviceStore<Value> {
  const storageKey = owner === undefined ? key : `${key}:${owner}`;
  const cell = cellOf(scope, storageKey);
  const known = stores.get(cell);
  if (known?.schema === schema) return known.store as DeviceStore<Value>;
  const store = makeStore(scope, storageKey, schema, plain);
  // A server runs for long and reads nothing.
  if (typeof window !== 'undefined') stores.set(cell, { schema, store });
  return store;
}

/** The keys under a prefix, without it: the owners of a family of stores. */
export function deviceKeys(scope: DeviceScope, prefix: string): string[] {
  const keys = [...refused.keys()].map((cell) => cell.slice(scope.length + 1));
  try {
    keys.push(...Object.keys(areaOf(scope)));
  } catch {
    // Then memory has everything.
  }
  return [...new Set(keys)].flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
}

/** Removes values by their keys, for example at log-out. */
export function clearKeys(scope: DeviceScope, isOver: (key: string) => boolean): void {
  for (const key of deviceKeys(scope, '')) if (isOver(key)) writeText(scope, key, null);
}
