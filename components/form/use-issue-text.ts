'use client';

import { useTranslations } from 'next-intl';
import type { Messages } from '@/lib/i18n/messages';
import { codeIn } from './apply-server-issues';
import { readCode } from './issue-code';

type IssueKey = `issues.${keyof Messages['form']['issues']}`;
type ErrorKey = `errors.${keyof Messages['form']['errors']}`;

/** Turns issue codes into sentences of the page's language: `text('required', 'First name')`. */
export function useIssueText() {
  const t = useTranslations('form');
  return (message: string, label: string): string => {
    const { code, min = 0, max = 0 } = readCode(message);
    const key = `issues.${code}` as IssueKey;
    return t(t.has(key) ? key : 'issues.invalid', { attr: label, limit: max, min, max });
  };
}

/** The same for a whole submission: by its code (`network`, `too-many-requests`), or by the refusal itself. */
export function useErrorText() {
  const t = useTranslations('form');
  return (refusal: unknown): string => {
    const key = `errors.${codeIn(refusal)}` as ErrorKey;
    return t(t.has(key) ? key : 'errors.other');
  };
}
