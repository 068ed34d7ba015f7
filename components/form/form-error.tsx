'use client';

import { useTranslations } from 'next-intl';
import { useContext, useLayoutEffect, useRef } from 'react';
import { type FieldError, get, useFormContext, useFormState } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { FormRegistryContext } from './form-context';
import { useErrorText, useIssueText } from './use-issue-text';

interface NamedError {
  name: string;
  message: string;
}

/** All errors of a form with their dotted names, without `root`. */
function flatten(errors: object, path = ''): NamedError[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || (path === '' && key === 'root')) return [];
    const name = path ? `${path}.${key}` : key;
    if ('message' in value && typeof value.message === 'string') return [{ name, message: value.message }];
    return 'ref' in value && 'type' in value ? [{ name, message: 'invalid' }] : flatten(value, name);
  });
}

/** The errors of a submission: links to the fields, and errors without a field. Takes the focus. */
export function FormError() {
  const t = useTranslations('form');
  const issueText = useIssueText();
  const errorText = useErrorText();
  const { setFocus } = useFormContext();
  const { errors, submitCount, isSubmitting } = useFormState();
  const registry = useContext(FormRegistryContext);

  const root: FieldError | undefined = get(errors, 'root.server');
  const named = flatten(errors);
  const isShown = submitCount > 0 && !isSubmitting && (root !== undefined || named.length > 0);

  const summary = useRef<HTMLDivElement>(null);
  const focusedAt = useRef(0);
  // At the moment the text appears, and once for each submission: later it would take letters from a person who
  // continues typing.
  useLayoutEffect(() => {
    if (!isShown || focusedAt.current === submitCount) return;
    focusedAt.current = submitCount;
    summary.current?.focus();
  }, [isShown, submitCount]);

  return (
    <div ref={summary} tabIndex={-1} className="rounded-md empty:hidden">
      {isShown && (
        <Alert
          tone="danger"
          title={root ? errorText(root.message ?? 'other') : t('summary', { count: named.length })}
        >
          {named.length > 0 && (
            <ul className="mt-1 grid gap-1">
              {named.map(({ name, message }) => {
                const field = registry?.current.get(name);
                return (
                  <li key={name}>
                    <a
                      href={`#${field?.controlId ?? name}`}
                      className="underline underline-offset-4"
                      onClick={(event) => {
                        event.preventDefault();
                        const control = field && document.getElementById(field.controlId);
                        if (control) control.focus();
                        else setFocus(name);
                      }}
                    >
                      {issueText(message, field?.label ?? name)}
                    </a>
                  </li>
                );
              })}
            </ul>
          )}
        </Alert>
      )}
    </div>
  );
}
