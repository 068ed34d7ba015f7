'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { SkeletonText } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import { formatDate } from '@/lib/domain/dates/dates';
import { TermLock } from './term-lock';
import { type Term, termKey, useTerms } from './use-terms';

interface ShownTerm extends Term {
  /** When it was locked; null while marks are taken. */
  lockedAt: string | null;
  /** Why it was opened again. */
  reason: string | null;
}

function TermRow({ schoolId, term }: { schoolId: string; term: ShownTerm }) {
  const t = useTranslations('classDesk');
  const locale = useLocale();
  const { lockedAt, reason } = term;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span>
        <span className="font-medium tabular-nums">
          {t('termOf', { year: term.academicYear, term: term.term })}
        </span>
        <span className="block text-sm text-muted">
          {lockedAt ? t('rules.lockedOn', { date: formatDate(lockedAt, locale) }) : t('rules.takes')}
        </span>
        {reason && <span className="block text-sm wrap-anywhere">{t('rules.openedFor', { reason })}</span>}
      </span>
      <TermLock schoolId={schoolId} term={term} locked={lockedAt !== null} />
    </li>
  );
}

/** The terms of a school: whether they take attendance and scores, and the switch. */
export function TermLocks({ schoolId }: { schoolId: string }) {
  const t = useTranslations('classDesk');
  const locks = useQuery(lmsApi.marking.locks.queryOptions({ params: { orgId: schoolId } }));
  const terms = useTerms(schoolId);
  return (
    <QueryState query={locks} skeleton={<SkeletonText lines={4} />}>
      {({ data, reopened }) => {
        const all = new Map<string, ShownTerm>();
        for (const term of terms.data ?? [])
          all.set(termKey(term), { ...term, lockedAt: null, reason: null });
        for (const { reason, ...term } of reopened)
          all.set(termKey(term), { ...term, lockedAt: null, reason });
        for (const term of data) all.set(termKey(term), { ...term, reason: null });
        const shown = [...all.values()].toSorted((a, b) => termKey(b).localeCompare(termKey(a)));
        return (
          <>
            {shown.length === 0 && terms.isSuccess && <p className="text-muted">{t('rules.noTerm')}</p>}
            <ul className="divide-y divide-border">
              {shown.map((term) => (
                <TermRow key={termKey(term)} schoolId={schoolId} term={term} />
              ))}
            </ul>
          </>
        );
      }}
    </QueryState>
  );
}
