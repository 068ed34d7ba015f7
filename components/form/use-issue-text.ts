'use client';

import { useTranslations } from 'next-intl';
import type { Messages } from '@/lib/i18n/messages';
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

/** The same for errors of a whole submission: `network`, `too-many-requests`, `stale-version`. */
export function useErrorText() {
  const t = useTranslations('form');
  return (code: string): string => {
    const key = `errors.${code}` as ErrorKey;
    return t(t.has(key) ? key : 'errors.other');
  };
}
