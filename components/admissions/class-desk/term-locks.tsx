'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { QueryState } from '@/components/feedback/query-state';
import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { Button } from '@/components/ui/button';
import { SkeletonText } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import { formatDate } from '@/lib/domain/dates/dates';
import { type Term, termKey, useTerms } from './use-terms';

interface ShownTerm extends Term {
  /** When it was locked; null while marks are taken. */
  lockedAt: string | null;
}

interface TermRowProps {
  term: ShownTerm;
  onAsk: () => void;
}

function TermRow({ term, onAsk }: TermRowProps) {
  const t = useTranslations('classDesk');
  const locale = useLocale();
  const name = t('termOf', { year: term.academicYear, term: term.term });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span>
        <span className="font-medium tabular-nums">{name}</span>
        <span className="block text-sm text-muted">
          {term.lockedAt
            ? t('rules.lockedOn', { date: formatDate(term.lockedAt, locale) })
            : t('rules.takes')}
        </span>
      </span>
      <Button variant="secondary" size="sm" onClick={onAsk}>
        {t(term.lockedAt ? 'rules.unlock' : 'rules.lock')} <span className="sr-only">{name}</span>
      </Button>
    </li>
  );
}

/** The terms of a school: whether they take attendance and scores, and the switch. */
export function TermLocks({ schoolId }: { schoolId: string }) {
  const t = useTranslations('classDesk');
  const errorText = useErrorText();
  const params = { orgId: schoolId };
  const locks = useQuery(lmsApi.marking.locks.queryOptions({ params }));
  const terms = useTerms(schoolId);
  const lock = useMutation(
    lmsApi.marking.lock.mutationOptions({
      meta: { invalidates: [lmsApi.marking.key, lmsApi.courses.key, lmsApi.sheets.key] },
    }),
  );
  const [asked, setAsked] = useState<ShownTerm | null>(null);
  const change = async () => {
    if (!asked) return;
    const { academicYear, term, lockedAt } = asked;
    try {
      await lock.mutateAsync({ params, body: { academicYear, term, locked: lockedAt === null } });
    } catch (error) {
      showToast({ kind: 'danger', message: errorText(error) });
    }
  };
  return (
    <QueryState query={locks} skeleton={<SkeletonText lines={4} />}>
      {({ data }) => {
        const all = new Map<string, ShownTerm>();
        for (const term of terms.data ?? []) all.set(termKey(term), { ...term, lockedAt: null });
        for (const term of data) all.set(termKey(term), term);
        const shown = [...all.values()].toSorted((a, b) => termKey(b).localeCompare(termKey(a)));
        const kind = asked?.lockedAt ? 'confirmUnlock' : 'confirmLock';
        return (
          <>
            {shown.length === 0 && terms.isSuccess && <p className="text-muted">{t('rules.noTerm')}</p>}
            <ul className="divide-y divide-border">
              {shown.map((term) => (
                <TermRow key={termKey(term)} term={term} onAsk={() => setAsked(term)} />
              ))}
            </ul>
            <ConfirmDialog
              open={asked !== null}
              onOpenChange={(open) => !open && setAsked(null)}
              title={t(`rules.${kind}.title`, {
                term: asked ? t('termOf', { year: asked.academicYear, term: asked.term }) : '',
              })}
              description={t(`rules.${kind}.body`)}
              confirmLabel={t(asked?.lockedAt ? 'rules.unlock' : 'rules.lock')}
              onConfirm={change}
            />
          </>
        );
      }}
    </QueryState>
  );
}
