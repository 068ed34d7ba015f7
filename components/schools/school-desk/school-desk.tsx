'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { QueryState } from '@/components/feedback/query-state';
import { RemoveRecord } from '@/components/kits/editor/remove-record';
import { type ListView, ListViews } from '@/components/kits/list/list-views';
import { RecordPage } from '@/components/kits/text-desk/record-page';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { academicApi } from '@/lib/api/academic';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import { type Href, href } from '@/lib/routes/href';
import type { DeskArea } from './desk-area';
import { deskParts as parts, type PartKey } from './desk-parts';
import { useIsSchoolStaff, useOwnSchools } from './own-schools';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { schoolStructureApi } from '@/lib/api/school-structure';
import { Alert } from '@/components/ui/alert';

/** What of a school waits for Sala, and why; nothing for a checked school that asks for nothing. */
function StandingNote({ schoolId }: { schoolId: string }) {
  const t = useTranslations('schoolNames.standing');
  const locale = useLocale();
  const { data } = useQuery(academicApi.schoolStanding.get.queryOptions({ params: { id: schoolId } }));
  if (!data) return null;
  const { state, askedAt, wanted, last } = data;
  const declined = last?.agreed === false ? last : null;
  const reason = declined && (
    <p className="mt-2 whitespace-pre-line wrap-anywhere">
      {t('last', { date: formatDate(declined.at, locale), reason: declined.reason })}
    </p>
  );
  if (state === 'declined')
    return (
      <Alert tone="warning" title={t('declined.title')}>
        <p>{t('declined.body')}</p>
        {reason}
      </Alert>
    );
  if (state === 'waiting')
    return (
      <Alert title={t('waiting.title')}>
        <p>{t('waiting.body')}</p>
        {askedAt && <p className="mt-2">{t('since', { date: formatDate(askedAt, locale) })}</p>}
        {reason}
      </Alert>
    );
  if (!wanted) return null;
  return (
    <Alert title={t('name.title', { name: pickName(wanted, locale) })}>
      <p>{t('name.body')}</p>
      {askedAt && <p className="mt-2">{t('since', { date: formatDate(askedAt, locale) })}</p>}
    </Alert>
  );
}

/** Says on the school's page that its facts were checked today. */
function MarkChecked({ schoolId }: { schoolId: string }) {
  const t = useTranslations('schoolDesk.checked');
  const check = useWrite(schoolStructureApi.schoolSettings.check, {
    invalidates: [academicApi.schools.key],
    done: t('done'),
  });
  return (
    <WriteButton variant="secondary" write={check} onWrite={() => check.run({ params: { id: schoolId } })}>
      <Icon name="badge-check" className="size-5" />
      {t('mark')}
    </WriteButton>
  );
}

interface SchoolDeskProps {
  area: DeskArea;
  schoolId: string;
  isAdvisor?: boolean;
  /** Where the school's staff is listed; absent for those who may not see it. */
  staffHref?: Href | undefined;
}

/** One school and everything that its page and its applications are made of, for the people who manage it. */
export function SchoolDesk({ area, schoolId, isAdvisor = false, staffHref }: SchoolDeskProps) {
  const own = useOwnSchools();
  const school = useQuery(academicApi.schools.get.queryOptions({ params: { id: schoolId } }));
  // The public part of another school could be read, but nothing of it can be changed here.
  if (own.data && !own.data.some((each) => each.schoolId === schoolId)) return <NotFoundScreen />;
  return (
    <QueryState query={own} skeleton={<DetailSkeleton />}>
      {() => (
        <RecordPage query={school} skeleton={<DetailSkeleton />}>
          {(found) => (
            <Desk key={schoolId} area={area} school={found} isAdvisor={isAdvisor} staffHref={staffHref} />
          )}
        </RecordPage>
      )}
    </QueryState>
  );
}

interface DeskProps {
  area: DeskArea;
  school: SchoolDetail;
  isAdvisor: boolean;
  staffHref: Href | undefined;
}

function Desk({ area, school, isAdvisor, staffHref }: DeskProps) {
  const t = useTranslations('schoolDesk');
  const locale = useLocale();
  const isStaff = useIsSchoolStaff();
  const { schoolId } = school;
  const other = locale === 'km' ? 'en' : 'km';
  const view = (key: PartKey, show: ListView['show']): ListView => ({
    key,
    label: t(`views.${key}`),
    href: area.school(schoolId, { view: key }),
    show,
  });
  const general = view('general', () => <parts.GeneralPart school={school} mayVerify={isAdvisor} />);
  return (
    <div className="grid grid-cols-1 gap-5">
      <DetailHeader
        title={pickName(school, locale)}
        other={{ lang: other, text: pickName(school, other) }}
        meta={
          <>
            <Badge tone={school.status === 'active' ? 'success' : 'neutral'}>
              {t(school.agreedOn === null ? 'notChecked' : `state.${school.status}`)}
            </Badge>
            {school.verified && <Badge tone="accent">{t('columns.verified')}</Badge>}
            <span>{t('programs', { count: school.programCount })}</span>
            {school.checkedOn && (
              <span>{t('checked.on', { date: formatDate(school.checkedOn, locale) })}</span>
            )}
          </>
        }
        actions={
          <>
            {school.status === 'active' && (
              <LinkButton href={href('/school/[slug]', { slug: school.slug })} variant="secondary">
                <Icon name="eye" aria-hidden="true" className="size-5" />
                {t('public')}
              </LinkButton>
            )}
            {school.agreedOn !== null && <MarkChecked schoolId={schoolId} />}
            {staffHref && (
              <LinkButton href={staffHref} variant="secondary">
                <Icon name="users" aria-hidden="true" className="size-5" />
                {t('staff')}
              </LinkButton>
            )}
            {isAdvisor && isStaff && (
              <RemoveRecord
                title={pickName(school, locale)}
                body={t('removeBody')}
                remove={() => academicApi.schools.remove({ params: { id: schoolId } })}
                stale={[academicApi.schools.key, academicApi.subjects.key]}
                back={href('/advisor/school-information')}
              />
            )}
          </>
        }
      />
      <StandingNote schoolId={schoolId} />
      <ListViews
        label={t('views.label')}
        views={[
          general,
          view('contact', () => <parts.ContactPart school={school} />),
          ...(isStaff ? [view('pictures', () => <parts.PicturesPart school={school} />)] : []),
          view('campuses', () => <parts.CampusesPart school={school} />),
          view('admission', () => <parts.AdmissionPart school={school} />),
          view('scholarships', () => (
            <div className="grid gap-5">
              {isAdvisor && <parts.ScholarshipRecordsPart schoolId={schoolId} />}
              <parts.ScholarshipsPart school={school} />
            </div>
          )),
          view('exchanges', () => <parts.ExchangesPart school={school} />),
          view('quotes', () => <parts.QuotesPart school={school} />),
          view('programs', () => <parts.ProgramsPart school={school} area={area} />),
          ...(isStaff
            ? [
                view('form', () => <parts.FormPart school={school} />),
                view('steps', () => <parts.StepsPart schoolId={schoolId} />),
                view('structure', () => <parts.StructurePart school={school} />),
                view('settings', () => <parts.SettingsPart schoolId={schoolId} />),
              ]
            : []),
        ]}
      />
    </div>
  );
}
