'use client';

import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import { type FieldError, get, useFormState } from 'react-hook-form';
import { SessionEnded } from '@/components/feedback/session-ended';
import { Alert } from '@/components/ui/alert';
import { knownPerson } from '@/lib/device/session-news';
import { FieldLinks } from './field-links';
import { namedErrors } from './named-errors';
import { useErrorText } from './use-issue-text';

/** The errors of a submission: links to the fields, and errors without a field. Takes the focus. */
export function FormError() {
  const t = useTranslations('form');
  const errorText = useErrorText();
  const { errors, submitCount, isSubmitting } = useFormState();

  const root: FieldError | undefined = get(errors, 'root.server');
  const named = namedErrors(errors);
  const isShown = submitCount > 0 && !isSubmitting && (root !== undefined || named.length > 0);

  const isSessionOver = root?.message === 'unauthorized' && knownPerson() !== null;

  const summary = useRef<HTMLDivElement>(null);
  const focusedAt = useRef(0);
  const before = useRef<Element | null>(null);
  // At the moment the text appears, and once for each submission: later it would take letters from a person who
  // continues typing.
  useLayoutEffect(() => {
    // What held the focus before gets it back, where it would be lost with the text.
    if (!isShown && document.activeElement === summary.current && before.current instanceof HTMLElement)
      before.current.focus();
    if (!isShown || focusedAt.current === submitCount) return;
    focusedAt.current = submitCount;
    before.current = document.activeElement;
    summary.current?.focus();
  }, [isShown, submitCount]);

  return (
    <div ref={summary} tabIndex={-1} className="rounded-md empty:hidden">
      {isShown && isSessionOver && <SessionEnded />}
      {isShown && !isSessionOver && (
        <Alert
          tone="danger"
          title={root ? errorText(root.message ?? 'other') : t('summary', { count: named.length })}
        >
          <FieldLinks errors={named} />
        </Alert>
      )}
    </div>
  );
}
