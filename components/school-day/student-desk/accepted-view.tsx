'use client';

import { useLocale, useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { useState } from 'react';
import type { Column } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { ListPage } from '@/components/kits/list/list-page';
import { usePersonName } from '@/components/accounts/people/use-person-name';
import { Button } from '@/components/ui/button';
import type { AcceptedApplication } from '@/lib/contract/school-day/student-intakes';
import { pickName, pickText } from '@/lib/i18n/pick';
import { formatDate } from '@/lib/domain/dates/dates';
import { type AcceptedList, acceptedQuery } from './accepted-list';
import { CodePattern } from './code-pattern';
import { useSchoolPlaces, useSchoolPrograms } from './school-choices';

const TakeInDialog = lazyPart(
  () => import('./take-in-dialog').then((module) => module.TakeInDialog),
  () => null,
);

/** Who is accepted and no student yet; one tap each, or all by batch. */
export function AcceptedView({ schoolId, address }: { schoolId: string; address: AcceptedList }) {
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
