/** A web address, relative to `base` where one is given; null for a text that is none. */
export function parseAddress(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
