'use client';

import { useTranslations, useLocale } from 'next-intl';
import { type ReactNode, useMemo, useState } from 'react';
import { ChosenOwnSchool } from '@/components/admissions/partner/own-school';
import { lazyPart } from '@/components/feedback/lazy-part';
import { DeskHead } from '@/components/kits/list/desk-head';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { ListViews } from '@/components/kits/list/list-views';
import type { OwnSchool } from '@/components/schools/school-desk/own-schools';
import { href } from '@/lib/routes/href';
import { acceptedListOf, type AcceptedList, acceptedQuery } from './accepted-list';
import { studentListOf } from './student-list';
import type { Column } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { ListPage } from '@/components/kits/list/list-page';
import { usePersonName } from '@/components/accounts/people/use-person-name';
import { Button } from '@/components/ui/button';
import type { AcceptedApplication } from '@/lib/contract/school-day/student-intakes';
import { pickName, pickText } from '@/lib/i18n/pick';
import { formatDate } from '@/lib/domain/dates/dates';
import { useSchoolPlaces, useSchoolPrograms } from './school-choices';
import { useQuery } from '@tanstack/react-query';
import { schoolStructureApi } from '@/lib/api/school-structure';

const CodePatternDialog = lazyPart(
  () => import('./code-pattern-dialog').then((module) => module.CodePatternDialog),
  () => null,
);

/** How the school counts its students. */
function CodePattern({ schoolId }: { schoolId: string }) {
  const t = useTranslations('studentDesk.pattern');
  const [open, setOpen] = useState(false);
  const { data: codes } = useQuery(
    schoolStructureApi.studentIntakes.codes.queryOptions({ params: { id: schoolId } }),
  );
  return (
    <>
      <Button variant="secondary" disabled={!codes} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open && codes && (
        <CodePatternDialog schoolId={schoolId} codes={codes} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

const TakeInDialog = lazyPart(
  () => import('./take-in-dialog').then((module) => module.TakeInDialog),
  () => null,
);

/** Who is accepted and no student yet; one tap each, or all by batch. */
function AcceptedView({ schoolId, address }: { schoolId: string; address: AcceptedList }) {
  const t = useTranslations('studentDesk');
  const list = useTranslations('studentDesk.accepted');
  const locale = useLocale();
  const places = useSchoolPlaces(schoolId);
  const programs = useSchoolPrograms(schoolId);
  const [taken, setTaken] = useState<{ rows: readonly AcceptedApplication[]; onDone: () => void } | null>(
    null,
  );
  const name = usePersonName()<AcceptedApplication>({
    header: t('fields.person'),
    key: ({ applicantId }) => applicantId,
    names: ({ name: latin, nameKm: khmer }) => ({ latin, khmer }),
    phone: ({ phone }) => phone,
  });
  const programOf = ({ subject }: AcceptedApplication) => (subject ? pickName(subject, locale) : '');
  const answerOf = ({ isAnswered, answerBy }: AcceptedApplication) => {
    if (isAnswered) return list('answered');
    return answerBy ? list('answerBy', { date: formatDate(answerBy, locale) }) : list('notAnswered');
  };
  const missingOf = ({ missing }: AcceptedApplication) =>
    missing.map((each) => pickText(each, locale)).join(', ');
  const columns: Column<AcceptedApplication>[] = [
    { id: 'program', header: t('fields.program'), isLong: true, cell: programOf, text: programOf },
    {
      id: 'code',
      optional: true,
      header: list('reference'),
      cell: ({ referenceCode }) => referenceCode,
      text: ({ referenceCode }) => referenceCode,
      className: 'tabular-nums',
    },
    { id: 'answer', header: list('answer'), cell: answerOf, text: answerOf },
    { id: 'missing', header: list('missing'), isLong: true, cell: missingOf, text: missingOf },
    dateColumn<AcceptedApplication>({ id: 'since', header: list('since'), locale, at: ({ since }) => since }),
    {
      id: 'take',
      header: list('action'),
      // A card has no room for it: a chosen row has the same deed in the bar.
      card: 'none',
      cell: (row) => (
        <Button variant="secondary" onClick={() => setTaken({ rows: [row], onDone: () => undefined })}>
          {list('take')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <ListPage
        lead={list('lead')}
        actions={<CodePattern schoolId={schoolId} />}
        address={address}
        query={acceptedQuery(schoolId)}
        texts={list}
        name={name}
        columns={columns}
        filters={[
          { kind: 'text', name: 'keyword', label: t('keyword') },
          {
            kind: 'select',
            name: 'subjectId',
            label: t('fields.program'),
            any: t('any'),
            options: programs,
          },
        ]}
        bulk={(rows, onClear) => (
          <Button onClick={() => setTaken({ rows, onDone: onClear })}>{list('takeAll')}</Button>
        )}
        shown={(count) => list('shown', { count })}
        exports={{ fileName: 'accepted', rowsPerCall: 100 }}
      />
      {taken && places && (
        <TakeInDialog
          schoolId={schoolId}
          applications={taken.rows}
          campuses={places.campuses}
          onClose={() => setTaken(null)}
          onDone={taken.onDone}
        />
      )}
    </>
  );
}

const StudentListView = lazyPart(
  () => import('./student-list-view').then((module) => module.StudentListView),
  ListSkeleton,
);

type DeskPath = '/partner/student' | '/advisor/student';

/** The students of the reader's own school, and who is to become one. */
export const StudentDesk = ({ path }: { path: DeskPath }) => (
  <ChosenOwnSchool
    hrefOf={(schoolId) => href(path, undefined, { schoolId })}
    withHead={(school, owner) => <Desk key={school.schoolId} school={school} owner={owner} path={path} />}
  />
);

interface DeskProps {
  school: OwnSchool;
  owner: ReactNode;
  path: DeskPath;
}

function Desk({ school, owner, path }: DeskProps) {
  const t = useTranslations('studentDesk');
  const { schoolId } = school;
  const [accepted, students] = useMemo(
    () =>
      [
        acceptedListOf((query) => href(path, undefined, { schoolId, ...query })),
        studentListOf((query) => href(path, undefined, { schoolId, ...query })),
      ] as const,
    [path, schoolId],
  );
  return (
    <div>
      <DeskHead title={t('title')} owner={owner} />
      <ListViews
        label={t('views.label')}
        views={[
          {
            key: 'accepted',
            label: t('views.accepted'),
            href: accepted.href(),
            show: () => <AcceptedView schoolId={schoolId} address={accepted} />,
          },
          {
            key: 'students',
            label: t('views.students'),
            href: students.href(),
            show: () => <StudentListView schoolId={schoolId} address={students} />,
          },
        ]}
      />
    </div>
  );
}
