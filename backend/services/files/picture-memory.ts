type Picture = Promise<Uint8Array<ArrayBuffer>>;

export interface PictureMemory {
  has: (key: string) => boolean;
  /** Drawn once for all who ask at the same time; a failure is forgotten. */
  get: (key: string, draw: () => Picture) => Picture;
}

/** The pictures that were asked for last. */
export function createPictureMemory(max: number): PictureMemory {
  const stored = new Map<string, Picture>();
  const drawn = (key: string, draw: () => Picture): Picture =>
    draw().catch((error: unknown) => {
      stored.delete(key);
      throw error;
    });
  return {
    has: (key) => stored.has(key),
    get: (key, draw) => {
      const picture = stored.get(key) ?? drawn(key, draw);
      // The one asked for last goes to the end of the line.
      stored.delete(key);
      stored.set(key, picture);
      const [oldest] = stored.keys();
      if (stored.size > max && oldest !== undefined) stored.delete(oldest);
      return picture;
    },
  };
}
