export interface ResultMemory<Result> {
  has: (key: string) => boolean;
  /** Made once for all who ask at the same time; a failure is forgotten. */
  get: (key: string, make: () => Promise<Result>) => Promise<Result>;
}

/** The results that were asked for last, at most `max`. */
export function createResultMemory<Result = Uint8Array<ArrayBuffer>>(max: number): ResultMemory<Result> {
  const stored = new Map<string, Promise<Result>>();
  const made = (key: string, make: () => Promise<Result>): Promise<Result> =>
    make().catch((error: unknown) => {
      stored.delete(key);
      throw error;
    });
  return {
    has: (key) => stored.has(key),
    get: (key, make) => {
      const result = stored.get(key) ?? made(key, make);
      // The one asked for last goes to the end of the line.
      stored.delete(key);
      stored.set(key, result);
      const [oldest] = stored.keys();
      if (stored.size > max && oldest !== undefined) stored.delete(oldest);
      return result;
    },
  };
}
