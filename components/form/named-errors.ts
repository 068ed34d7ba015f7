export interface NamedError {
  /** Dotted. */
  name: string;
  message: string;
}

/** All errors of a form with their names, without `root`. */
export function namedErrors(errors: object, path = ''): NamedError[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || (path === '' && key === 'root')) return [];
    const name = path ? `${path}.${key}` : key;
    if ('message' in value && typeof value.message === 'string') return [{ name, message: value.message }];
    return 'ref' in value && 'type' in value ? [{ name, message: 'invalid' }] : namedErrors(value, name);
  });
}
