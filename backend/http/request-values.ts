/** Characters that a text cannot have: PostgreSQL stores no null byte, and half a surrogate pair is not a character. */
export type TextFault = 'null-byte' | 'broken-text';

const faultOf = (text: string): TextFault | null => {
  if (text.includes('\u0000')) return 'null-byte';
  return text.isWellFormed() ? null : 'broken-text';
};

/**
 * The first text in the input, keys included, that no database column accepts. Iterative: a body may be nested a
 * hundred thousand levels deep.
 */
export function findTextFault(value: unknown): { path: string; code: TextFault } | null {
  const left: { path: string; value: unknown }[] = [{ path: '', value }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { path, value: current } = next;
    if (typeof current === 'string') {
      const code = faultOf(current);
      if (code) return { path, code };
    }
    if (typeof current !== 'object' || current === null) continue;
    for (const [key, each] of Object.entries(current)) {
      const code = faultOf(key);
      if (code) return { path, code };
      // Deeper than any field; below it only the path of the issue would grow.
      left.push({ path: path.length > 200 ? path : path === '' ? key : `${path}.${key}`, value: each });
    }
  }
  return null;
}
