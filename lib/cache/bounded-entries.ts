/** Values by key up to a sum of bytes: the least recently used one is removed first. */
export class BoundedEntries<T> {
  private readonly entries = new Map<string, { value: T; bytes: number }>();
  private readonly bytesMax: number;
  private bytesTotal = 0;

  // Node, which loads this file directly, knows no properties among the parameters.
  constructor(bytesMax: number) {
    this.bytesMax = bytesMax;
  }

  get(key: string): T | undefined {
    const found = this.entries.get(key);
    if (!found) return undefined;
    this.entries.delete(key);
    this.entries.set(key, found);
    return found.value;
  }

  put(key: string, value: T, bytes: number): void {
    this.drop(key);
    this.entries.set(key, { value, bytes });
    this.bytesTotal += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.bytesTotal <= this.bytesMax) break;
      this.drop(oldest);
    }
  }

  drop(key: string): void {
    this.bytesTotal -= this.entries.get(key)?.bytes ?? 0;
    this.entries.delete(key);
  }
}
