'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { withTexts } from '@/components/feedback/with-texts';
import { Skeleton } from '@/components/ui/skeleton';
import { academicApi } from '@/lib/api/academic';
import type { Subject } from '@/lib/contract/schools/subjects';
import { type Admission, entryVerdicts } from '@/lib/domain/schools/may-enter';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { QueryProvider } from '@/lib/query/query-provider';
import { href } from '@/lib/routes/href';
import { EntryPanel } from './entry-panel';
import { EntrySkeleton } from './entry-skeleton';
import { entryTexts } from './entry-texts';
import { useEntrySentences } from './entry-verdict';
import { EntryWord } from '@/components/schools/seeker/entry-word';

const programsMax = 500;
interface Checked {
  program: Subject;
  admission: Admission;
}

function Results({ results }: { results: readonly Checked[] }) {
  const t = useTranslations('entry');
  const words = useTranslations('education.entry');
  const locale = useLocale();
  const { failure, condition } = useEntrySentences();
  const linesOf = ({ program, admission: { failed, open } }: Checked) => {
    if (program.admission === null) return t('unpublished');
    return (failed.length > 0 ? failed.map(failure) : open.map(condition)).join(' ');
  };
  return entryVerdicts.map((verdict) => {
    const own = results.filter(({ admission }) => admission.verdict === verdict);
    if (own.length === 0) return null;
    return (
      <section key={verdict} aria-label={words(verdict)} className="mt-5">
        <h4>
          <EntryWord verdict={verdict}> · {own.length}</EntryWord>
        </h4>
        <ul className="mt-2 divide-y divide-border overflow-hidden rounded-lg border border-border">
          {own.map(({ program, admission }) => (
            <li key={program.enrollableSubjectId} className="line-row">
              <div className="min-w-0">
                <Link href={href('/course/[id]', { id: program.enrollableSubjectId })} className="line-link">
                  {pickName(program, locale)}
                </Link>
                <p className="text-sm text-muted empty:hidden">{linesOf({ program, admission })}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function School({ id }: { id: string }) {
  const t = useTranslations('entry');
  const programs = useQuery(
    academicApi.subjects.list.queryOptions({
      query: { schoolId: id, status: 'active', limit: programsMax },
    }),
  );
  return (
    <section aria-label={t('title')} className="mt-4 rounded-lg border border-border bg-surface p-4 sm:p-5">
      <QueryState query={programs} skeleton={<Skeleton className="h-64" />}>
        {({ data }) => (
          <EntryPanel rules={data.map(({ admission }) => admission)}>
            {(check) => (
              <Results
                results={data.map((program) => ({
                  program,
                  admission: check(program.admission),
                }))}
              />
            )}
          </EntryPanel>
        )}
      </QueryState>
    </section>
  );
}

/** The questions, and the programs of one school by their answer. */
export const EntrySchool = withTexts(
  (props: { id: string }) => (
    <QueryProvider>
      <School {...props} />
    </QueryProvider>
  ),
  entryTexts,
  EntrySkeleton,
);
