import type * as z from 'zod';

/** One line for each variable that cannot be used; the value of a secret is not shown. */
export function problemLines(
  error: z.ZodError,
  given: Record<string, string>,
  secretNames: ReadonlySet<string>,
): string[] {
  const expectedByName = new Map<string, string>();
  for (const issue of error.issues) {
    const name = String(issue.path[0]);
    if (!expectedByName.has(name)) expectedByName.set(name, issue.message);
  }
  return [...expectedByName].map(([name, expected]) => {
    const shown = secretNames.has(name) ? 'has a value that cannot be used' : `is "${given[name]}"`;
    return `${name} ${shown}: expected ${expected}`;
  });
}
