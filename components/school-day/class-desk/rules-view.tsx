'use client';

import { useTranslations } from 'next-intl';
import { SchoolYearList } from '@/components/events/event-desk/school-year-list';
import { Panel } from '@/components/ui/panel';
import { ScaleEditor } from './scale-editor';
import { SchoolYearEditor } from './school-year-editor';
import { TermLocks } from './term-locks';

/** The year of a school, and what holds for all of its marks. */
export function RulesView({ schoolId }: { schoolId: string }) {
  const t = useTranslations('classDesk.rules');
  return (
    <div className="grid grid-cols-1 gap-5 xl:grid-cols-2 xl:items-start">
      <SchoolYearList organizationId={schoolId} />
      <div className="grid grid-cols-1 gap-5">
        <Panel title={t('year')}>
          <SchoolYearEditor schoolId={schoolId} />
        </Panel>
        <Panel title={t('locks')}>
          <p className="mb-2 text-muted">{t('locksLead')}</p>
          <TermLocks schoolId={schoolId} />
        </Panel>
        <Panel title={t('scale')}>
          <ScaleEditor schoolId={schoolId} />
        </Panel>
      </div>
    </div>
  );
}
