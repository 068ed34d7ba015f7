'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Column } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { ListPage } from '@/components/kits/list/list-page';
import { useListState } from '@/components/kits/list/use-list-state';
import { inScripts, personNames } from '@/components/accounts/people/person-names';
import { usePersonName } from '@/components/accounts/people/use-person-name';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { studentStatuses } from '@/lib/contract/school-day/student-draft';
import type { ListedStudent } from '@/lib/contract/school-day/students';
import { pickName, pickText } from '@/lib/i18n/pick';
import { ImportTable } from '@/components/school-day/school-tables/import-table';
import { InviteGuardians } from './invite-guardians';
import { useSchoolPlaces, useSchoolPrograms } from './school-choices';
import { StateDialog } from './state-dialog';
import { type StudentList, studentQuery } from './student-list';
import { SaveCards } from './student-card';
import { StudentPanel } from './student-panel';
import * as z from 'zod';
import type { Option } from '@/components/form/options';
import { useZodForm } from '@/components/form/use-zod-form';
import { useBatch } from '@/components/kits/batch/use-batch';
import { schoolStructureApi } from '@/lib/api/school-structure';
import { BatchDialog } from './batch-dialog';
import { ClassFields, classShape } from './class-fields';
import { studentKeys, studentProblems } from './student-problems';

const api = schoolStructureApi.studentIntakes;
const schema = z.object(classShape);

interface MoveDialogProps {
  schoolId: string;
  students: readonly ListedStudent[];
  campuses: readonly Option[];
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the class that students move to. */
function MoveDialog({ schoolId, students, campuses, onClose, onDone }: MoveDialogProps) {
  const t = useTranslations('studentDesk');
  const locale = useLocale();
  const [first] = students;
  const form = useZodForm(schema, {
    defaultValues: { campusId: first?.campusId ?? '', structureRecordId: '' },
  });
  const { send, sent } = useBatch({
    call: api.move,
    params: { id: schoolId },
    problems: studentProblems,
    invalidates: studentKeys,
  });
  return (
    <BatchDialog
      title={(count) => t('move.title', { count })}
      rows={students}
      nameOf={(student) => personNames(student, locale).name}
      form={form}
      send={(rows, place) => send(rows, ({ studentId, version }) => ({ studentId, version, ...place }))}
      sent={sent}
      submit={t('move.submit')}
      done={(count) => t('move.done', { count })}
      onClose={onClose}
      onDone={onDone}
    >
      {() => <ClassFields campuses={campuses} />}
    </BatchDialog>
  );
}

const studentTones = {
  studying: 'success',
  paused: 'warning',
  graduated: 'accent',
  left: 'neutral',
} as const;

interface Chosen {
  what: 'move' | 'state';
  rows: readonly ListedStudent[];
  onDone: () => void;
}

/** The columns of students; on the page of a class only those in which they differ. */
function useStudentColumns(isOfClass: boolean): Column<ListedStudent>[] {
  const t = useTranslations('studentDesk');
  const locale = useLocale();
  const stateOf = ({ status }: ListedStudent) => t(`state.${status}`);
  const classOf = ({ structureRecordPath = [], campusName }: ListedStudent) =>
    structureRecordPath.map((unit) => pickName(unit, locale)).join(' › ') ||
    (campusName ? pickText(campusName, locale) : '');
  const programOf = ({ subjectName }: ListedStudent) => (subjectName ? pickName(subjectName, locale) : '');
  return [
    {
      id: 'code',
      header: t('fields.code'),
      sort: 'studentCode',
      className: 'tabular-nums',
      cell: ({ studentCode }) => studentCode,
      text: ({ studentCode }) => studentCode,
    },
    {
      id: 'class',
      header: t('fields.class'),
      cell: classOf,
      text: classOf,
      onlyWide: true,
      onlyDiffering: isOfClass,
    },
    {
      id: 'program',
      header: t('fields.program'),
      cell: programOf,
      text: programOf,
      onlyDiffering: isOfClass,
    },
    {
      id: 'state',
      header: t('fields.state'),
      card: 'badge',
      cell: (row) => <Badge tone={studentTones[row.status]}>{stateOf(row)}</Badge>,
      text: stateOf,
      onlyDiffering: isOfClass,
    },
    {
      ...dateColumn<ListedStudent>({
        id: 'enrolled',
        header: t('fields.enrolled'),
        locale,
        at: ({ enrolledOn }) => enrolledOn,
      }),
      onlyWide: true,
      onlyDiffering: isOfClass,
    },
  ];
}

interface StudentListViewProps {
  schoolId: string;
  address: StudentList;
  /** On the page of a class, which chooses it. */
  isOfClass?: boolean;
}

/** The students of a school: found in both scripts, moved and stated one by one or by batch. */
export function StudentListView({ schoolId, address, isOfClass = false }: StudentListViewProps) {
  const t = useTranslations('studentDesk');
  const list = useTranslations('studentDesk.students');
  const places = useSchoolPlaces(schoolId);
  const programs = useSchoolPrograms(schoolId);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const name = usePersonName()<ListedStudent>({
    header: t('fields.person'),
    sort: 'name',
    key: ({ studentId }) => studentId,
    names: inScripts,
    phone: ({ phone }) => phone,
  });
  const columns = useStudentColumns(isOfClass);
  const states = studentStatuses.map((key) => ({ key, label: t(`state.${key}`) }));
  const close = () => setChosen(null);
  const dialog = chosen &&
    places && { schoolId, students: chosen.rows, onClose: close, onDone: chosen.onDone };
  return (
    <>
      <ListPage
        lead={list('lead')}
        actions={<ListActions schoolId={schoolId} address={address} />}
        address={address}
        query={studentQuery(schoolId)}
        texts={list}
        name={name}
        columns={columns}
        filters={[
          { kind: 'text', name: 'keyword', label: t('keyword') },
          isOfClass
            ? {
                kind: 'select',
                name: 'status',
                label: t('fields.state'),
                any: t('any'),
                options: states.map(({ key, label }) => ({ value: key, label })),
              }
            : {
                kind: 'select',
                name: 'structureRecordId',
                label: t('fields.class'),
                any: t('any'),
                options: places?.classes ?? [],
              },
          { kind: 'select', name: 'subjectId', label: t('fields.program'), any: t('any'), options: programs },
        ]}
        {...(!isOfClass && {
          tabs: { name: 'status', label: t('fields.state'), all: t('any'), tabs: states },
        })}
        foldsActions={isOfClass}
        bulk={(rows, onClear) => (
          <>
            <Button variant="secondary" onClick={() => setChosen({ what: 'move', rows, onDone: onClear })}>
              {t('move.open')}
            </Button>
            <Button variant="secondary" onClick={() => setChosen({ what: 'state', rows, onDone: onClear })}>
              {t('states.open')}
            </Button>
          </>
        )}
        shown={(count) => list('shown', { count })}
        exports={{ fileName: 'students', rowsPerCall: 100 }}
        panel={{
          showRow: (student, { onClose }) => (
            <StudentPanel schoolId={schoolId} student={student} onClose={onClose} />
          ),
        }}
      />
      {dialog && chosen.what === 'move' && <MoveDialog {...dialog} campuses={places.campuses} />}
      {dialog && chosen.what === 'state' && <StateDialog {...dialog} />}
    </>
  );
}

/** The cards of a class that is chosen, and the import of a table. */
function ListActions({ schoolId, address }: { schoolId: string; address: StudentList }) {
  const t = useTranslations('studentDesk');
  const { structureRecordId } = useListState(address).state.filters;
  return (
    <div className="flex flex-wrap gap-2.5">
      {structureRecordId && (
        <>
          <SaveCards schoolId={schoolId} of={{ structureRecordId }} label={t('card.saveClass')} />
          <InviteGuardians key={structureRecordId} orgId={schoolId} structureRecordId={structureRecordId} />
        </>
      )}
      <ImportTable schoolId={schoolId} tables={['students']} label={t('import')} />
    </div>
  );
}
