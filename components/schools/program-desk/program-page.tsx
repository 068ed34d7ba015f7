'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { EditorTop } from '@/components/kits/editor/editor-top';
import { RemoveRecord } from '@/components/kits/editor/remove-record';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { lazyPart } from '@/components/feedback/lazy-part';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { QueryState } from '@/components/feedback/query-state';
import { type DeskArea, newProgram } from '@/components/schools/school-desk/desk-area';
import { useOwnSchools } from '@/components/schools/school-desk/own-schools';
import { RecordPage } from '@/components/kits/text-desk/record-page';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { academicApi } from '@/lib/api/academic';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { pickName } from '@/lib/i18n/pick';
import { useParams } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

const ProgramEditor = lazyPart(
  () => import('./program-editor').then((module) => module.ProgramEditor),
  DetailSkeleton,
  { ahead: true, ssr: false },
);

/** The program that the address names, or a new one of its school. */
export function ProgramPage({ area }: { area: DeskArea }) {
  const { schoolId, subjectId } = useParams<{ schoolId: string; subjectId: string }>();
  const own = useOwnSchools();
  const school = useQuery(academicApi.schools.get.queryOptions({ params: { id: schoolId } }));
  if (own.data && !own.data.some((each) => each.schoolId === schoolId)) return <NotFoundScreen />;
  return (
    <QueryState query={own} skeleton={<DetailSkeleton />}>
      {() => (
        <RecordPage query={school} skeleton={<DetailSkeleton />}>
          {(found) =>
            subjectId === newProgram ? (
              <NewProgram area={area} school={found} />
            ) : (
              <StoredProgram area={area} school={found} subjectId={subjectId} />
            )
          }
        </RecordPage>
      )}
    </QueryState>
  );
}

interface PartProps {
  area: DeskArea;
  school: SchoolDetail;
}

const programsHref = (area: DeskArea, school: SchoolDetail) =>
  area.school(school.schoolId, { view: 'programs' });
const emptyRecord = { version: 0, program: null };

function NewProgram({ area, school }: PartProps) {
  const t = useTranslations('programDesk');
  const locale = useLocale();
  return (
    <div className="grid grid-cols-1">
      <EditorTop list={{ href: programsHref(area, school), label: t('back') }}>
        {pickName(school, locale)}
      </EditorTop>
      <ProgramEditor
        school={school}
        edited={emptyRecord}
        hrefOf={(id) => area.program(school.schoolId, id)}
        leave={programsHref(area, school)}
      />
    </div>
  );
}

function StoredProgram({ area, school, subjectId }: PartProps & { subjectId: string }) {
  const t = useTranslations('programDesk');
  const locale = useLocale();
  const query = useQuery(academicApi.subjects.get.queryOptions({ params: { id: subjectId } }));
  if (query.data && query.data.schoolId !== school.schoolId) return <NotFoundScreen />;
  return (
    <RecordPage query={query} skeleton={<DetailSkeleton />}>
      {(program) => (
        <div className="grid grid-cols-1">
          <EditorTop list={{ href: programsHref(area, school), label: t('back') }}>
            <span>{pickName(school, locale)}</span>
            <LinkButton href={href('/course/[id]', { id: subjectId })} variant="secondary">
              <Icon name="eye" className="size-5" />
              {t('public')}
            </LinkButton>
            <RemoveRecord
              title={pickName(program, locale)}
              body={t('removeBody')}
              remove={() => academicApi.subjects.remove({ params: { id: subjectId } })}
              stale={[academicApi.subjects.key, academicApi.schools.key]}
              back={programsHref(area, school)}
            />
          </EditorTop>
          <ProgramEditor
            school={school}
            edited={{ version: program.version, program }}
            hrefOf={(id) => area.program(school.schoolId, id)}
            leave={programsHref(area, school)}
          />
        </div>
      )}
    </RecordPage>
  );
}
