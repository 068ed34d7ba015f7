import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

interface ServerIssue {
  path: string;
  code: string;
  /** A number where the sentence of the code needs one. */
  message?: unknown;
}

/** Thrown in place of a refusal that the page itself explains: the form says nothing more of it, and keeps its values. */
export class ShownByPage extends Error {
  /** It is a refusal, not a fault of our own code. */
  readonly code = 'shown-by-page';
}

const isIssue = (value: unknown): value is ServerIssue =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'code' in value &&
  typeof value.code === 'string';

/** A refusal, or no answer at all. Everything else that is thrown is a fault of our own code. */
export const hasCode = (error: unknown): error is { code: string } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

/** The code of a refusal; a text is one itself. */
export const codeIn = (error: unknown): string => {
  if (typeof error === 'string') return error;
  return hasCode(error) ? error.code : 'other';
};

const issuesIn = (error: unknown): ServerIssue[] =>
  typeof error === 'object' && error !== null && 'issues' in error && Array.isArray(error.issues)
    ? error.issues.filter(isIssue)
    : [];

/**
 * Shows a backend's refusal (`{ code, issues: [{ path, code }] }`) in the form: each issue at its field; other
 * issues, and errors without issues, above the form. Values stay.
 */
export function applyServerIssues<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  error: unknown,
): void {
  if (error instanceof ShownByPage) return;
  const issues = issuesIn(error);
  const isField = ({ path }: ServerIssue) => form.getValues(path as FieldPath<Values>) !== undefined;
  for (const { path, code, message: number } of issues.filter(isField)) {
    const limit = typeof number === 'string' && /^\d+$/.test(number) ? `:${number}` : '';
    form.setError(path as FieldPath<Values>, { type: 'server', message: code + limit });
  }
  if (issues.length === 0 || !issues.every(isField)) {
    form.setError('root.server', { type: 'server', message: codeIn(error) });
  }
}
