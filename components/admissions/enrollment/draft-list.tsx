'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatMinute } from '@/lib/domain/dates/dates';
import { useViewer } from '@/lib/query/use-viewer';
import { draftsOf } from './draft-store';
import type { FormPage } from './form-pages';
import { SchoolRow } from './school-row';

/** Unsent applications on this device; nothing when there are none. */
export function DraftList({ page }: { page: FormPage }) {
  const t = useTranslations('enrollment.create');
  const locale = useLocale();
  const { data: viewer } = useViewer();
  // Only the browser knows the person and the drafts.
  const drafts = viewer ? draftsOf(viewer.sub).filter(({ savedAt }) => savedAt !== null) : [];
  if (drafts.length === 0) return null;
  return (
    <section className="mb-8">
      <h2 className="mb-2.5 text-lg">{t('drafts')}</h2>
      <ul className="grid gap-2.5">
        {drafts.map(({ school, savedAt }) => (
          <li key={school.schoolId}>
            <SchoolRow page={page} school={school}>
              {savedAt && t('draftSaved', { date: formatMinute(savedAt, locale) })}
            </SchoolRow>
          </li>
        ))}
      </ul>
    </section>
  );
}
