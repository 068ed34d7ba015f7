/** Dotted paths of the fields that a form marks as wrong. */
export function errorPaths(errors: object, path = ''): string[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || (path === '' && key === 'root')) return [];
    const name = path === '' ? key : `${path}.${key}`;
    return 'type' in value && typeof value.type === 'string' ? [name] : errorPaths(value, name);
  });
}
