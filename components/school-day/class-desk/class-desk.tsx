'use client';

import { useTranslations, useLocale } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { useMemo, useState } from 'react';
import { MarkSender } from '@/components/school-day/attendance/mark-sender';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { ListViews } from '@/components/kits/list/list-views';
import { useSearchParams } from '@/lib/i18n/navigation';
import { classListsOf, classQuery, type ClassLists } from './class-lists';
import { ImportTable } from '@/components/school-day/school-tables/import-table';
import type { Column, RowName } from '@/components/kits/list/columns';
import { ListPage } from '@/components/kits/list/list-page';
import { partnerArea } from '@/components/schools/school-desk/desk-area';
import { Badge } from '@/components/ui/badge';
import type { SchoolClass } from '@/lib/contract/school-day/courses';
import { pickName, pickText } from '@/lib/i18n/pick';
import { useQueries, useQuery } from '@tanstack/react-query';
import * as z from 'zod';
import { BilingualField } from '@/components/form/bilingual-field';
import { Form } from '@/components/form/form';
import type { Option } from '@/components/form/options';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { CreateButton } from '@/components/kits/list/create-button';
import { useWrite } from '@/components/kits/write/use-write';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { SkeletonText } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { academicApi } from '@/lib/api/academic';
import { lmsApi } from '@/lib/api/lms';
import { schoolStructureApi } from '@/lib/api/school-structure';
import { unitDraft } from '@/lib/contract/schools/structure-changes';
import { hasAnyRole, roleNames } from '@/lib/domain/accounts/roles';
import { useViewer } from '@/lib/query/use-viewer';

const { name, nameNative } = unitDraft.shape;
/** The lowest level, at the top or below a unit: what a new class lies in. What is above classes is made on the page of the structure. */
const placeDivider = ' ';
const schema = z.object({ place: z.string().min(1, 'required'), name, nameNative });

/** The levels with no level below them. */
const lowestOf = <Level extends { structureId: string; parentId: string | null }>(
  levels: readonly Level[],
): Level[] => levels.filter(({ structureId }) => !levels.some(({ parentId }) => parentId === structureId));

/** Where a class can be added: the lowest level, below each unit of the level above it. `above` is a level that has no unit yet. */
function usePlaces(schoolId: string): { places: Option[]; above: string | null; isKnown: boolean } {
  const locale = useLocale();
  const school = useQuery(academicApi.schools.get.queryOptions({ params: { id: schoolId } }));
  const campuses = school.data?.campuses ?? [];
  const { structures, records } = schoolStructureApi.structures;
  const levels = useQueries({
    queries: campuses.map(({ campusId }) => structures.queryOptions({ params: { id: campusId } })),
  });
  const units = useQueries({
    queries: campuses.map(({ campusId }) => records.queryOptions({ params: { id: campusId } })),
  });
  const isKnown = school.isSuccess && [...levels, ...units].every((query) => query.isSuccess);
  const places = campuses.flatMap((campus, at) =>
    lowestOf(levels[at]?.data?.data ?? []).flatMap((level) => {
      const campusName = typeof campus.name === 'string' ? campus.name : pickText(campus.name, locale);
      const of = campuses.length > 1 ? ` (${campusName})` : '';
      const label = pickName(level, locale);
      if (level.parentId === null) return [{ value: level.structureId, label: `${label}${of}` }];
      return (units[at]?.data?.data ?? [])
        .filter(({ structureId }) => structureId === level.parentId)
        .map((unit) => ({
          value: [level.structureId, unit.structureRecordId].join(placeDivider),
          label: `${pickName(unit, locale)} › ${label}${of}`,
        }));
    }),
  );
  const empty = levels
    .flatMap(({ data }) => data?.data ?? [])
    .find(
      ({ structureId }, _, all) =>
        all.some(({ parentId }) => parentId === structureId) &&
        !units.some(({ data }) => data?.data.some((unit) => unit.structureId === structureId)),
    );
  return { places, above: empty ? pickName(empty, locale) : null, isKnown };
}

/** Adds a class where the classes are listed, for who may change the structure of a school. */
function NewClass({ schoolId }: { schoolId: string }) {
  const t = useTranslations('classDesk.create');
  const [isOpen, setOpen] = useState(false);
  const { data: viewer } = useViewer();
  if (!viewer || !hasAnyRole(viewer.roles, [roleNames.advisor, roleNames.schoolAdmin])) return null;
  return (
    <>
      <CreateButton label={t('open')} onPress={() => setOpen(true)} />
      <Dialog open={isOpen} onOpenChange={setOpen}>
        {isOpen && (
          <DialogContent title={t('open')}>
            <Places schoolId={schoolId} onSaved={() => setOpen(false)} />
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}

function Places({ schoolId, onSaved }: { schoolId: string; onSaved: () => void }) {
  const t = useTranslations('classDesk.create');
  const { places, above, isKnown } = usePlaces(schoolId);
  if (!isKnown) return <SkeletonText lines={5} />;
  const toStructure = (
    <TextLink href={partnerArea.school(schoolId, { view: 'structure' })}>{t('toStructure')}</TextLink>
  );
  if (places.length > 0) return <ClassForm places={places} onSaved={onSaved} />;
  return (
    <div className="grid gap-2">
      <p>{above === null ? t('noLevel') : t('noUnit', { level: above })}</p>
      {toStructure}
    </div>
  );
}

function ClassForm({ places, onSaved }: { places: Option[]; onSaved: () => void }) {
  const t = useTranslations('classDesk.create');
  const form = useZodForm(schema, {
    defaultValues: { place: places[0]?.value ?? '', name: '', nameNative: '' },
  });
  const create = useWrite(schoolStructureApi.unitChanges.createRecord, {
    invalidates: [schoolStructureApi.structures.key, lmsApi.courses.key],
    done: t('created'),
  });
  return (
    <Form
      form={form}
      className="grid gap-5"
      onSubmit={async ({ place, ...names }) => {
        const [id = '', parentId = null] = place.split(placeDivider);
        await create.send({ params: { id }, body: { ...names, parentId } });
        onSaved();
      }}
    >
      <SelectField name="place" label={t('place')} options={places} />
      <BilingualField name="name" label={t('name')} spelling="native" maxLength={120} />
      <SubmitButton>{t('save')}</SubmitButton>
    </Form>
  );
}

/** The classes of a school; a row opens the page of the class. */
function ClassesView({ schoolId, lists }: { schoolId: string; lists: ClassLists }) {
  const t = useTranslations('classDesk');
  const tList = useTranslations('classDesk.classes');
  const locale = useLocale();
  const name: RowName<SchoolClass> = {
    header: t('class'),
    key: ({ structureRecordId }) => structureRecordId,
    name: (row) => pickName(row, locale),
    href: ({ structureRecordId }) => lists.ofClass.students.href({ filters: { structureRecordId } }),
    csv: [
      { header: t('english'), text: (row) => row.name },
      { header: t('khmer'), text: (row) => row.nameNative },
    ],
  };
  const count = (id: 'studentCount' | 'courseCount'): Column<SchoolClass> => ({
    id,
    header: t(id),
    className: 'tabular-nums',
    cell: (row) => String(row[id]),
    text: (row) => String(row[id]),
  });
  const above = ({ path }: SchoolClass) =>
    path
      .slice(0, -1)
      .map((unit) => pickName(unit, locale))
      .join(' › ');
  const columns: Column<SchoolClass>[] = [
    { id: 'above', header: t('above'), cell: above, text: above },
    count('studentCount'),
    count('courseCount'),
    {
      id: 'state',
      header: t('state'),
      card: 'badge',
      cell: ({ isOpen }) => (
        <Badge tone={isOpen ? 'success' : 'neutral'}>{t(isOpen ? 'open' : 'closed')}</Badge>
      ),
      text: ({ isOpen }) => t(isOpen ? 'open' : 'closed'),
    },
  ];
  return (
    <ListPage
      lead={tList('lead')}
      primary={<NewClass schoolId={schoolId} />}
      actions={<ImportTable schoolId={schoolId} tables={['structure-records']} label={t('import')} />}
      address={lists.classes}
      query={classQuery(schoolId)}
      texts={tList}
      name={name}
      columns={columns}
      filters={[{ kind: 'text', name: 'keyword', label: tList('keyword') }]}
      shown={(total) => tList('shown', { count: total })}
      empty={{
        title: tList('nothingTitle'),
        body: tList('nothingBody'),
        way: { href: partnerArea.school(schoolId, { view: 'structure' }), label: tList('toStructure') },
      }}
      exports={{ fileName: 'classes', rowsPerCall: 1_000 }}
    />
  );
}

const ClassView = lazyPart(() => import('./class-view').then((module) => module.ClassView), ListSkeleton);
const CoursesView = lazyPart(
  () => import('./courses-view').then((module) => module.CoursesView),
  ListSkeleton,
);
const ResultsView = lazyPart(
  () => import('./results-view').then((module) => module.ResultsView),
  ListSkeleton,
);
const RulesView = lazyPart(() => import('./rules-view').then((module) => module.RulesView), ListSkeleton);
const TimetableView = lazyPart(
  () => import('./timetable-view').then((module) => module.TimetableView),
  ListSkeleton,
);

/** The classes, the courses, the timetable and the marks of one school. */
export function ClassDesk({ schoolId }: { schoolId: string }) {
  const t = useTranslations('classDesk');
  const isOneClass = useSearchParams().get('view') === 'class';
  const lists = useMemo(() => classListsOf(schoolId), [schoolId]);
  if (isOneClass)
    return (
      <>
        <MarkSender />
        <ClassView schoolId={schoolId} lists={lists} />
      </>
    );
  return (
    <>
      <MarkSender />
      <ListViews
        label={t('title')}
        views={[
          {
            key: 'classes',
            label: t('views.classes'),
            href: lists.classes.href(),
            show: () => <ClassesView schoolId={schoolId} lists={lists} />,
          },
          {
            key: 'courses',
            label: t('views.courses'),
            href: lists.courses.href(),
            show: () => <CoursesView schoolId={schoolId} address={lists.courses} />,
          },
          {
            key: 'timetable',
            label: t('views.timetable'),
            href: lists.timetable.href(),
            show: () => <TimetableView schoolId={schoolId} address={lists.timetable} />,
          },
          {
            key: 'results',
            label: t('views.results'),
            href: lists.results.href(),
            show: () => <ResultsView schoolId={schoolId} address={lists.results} />,
          },
          {
            key: 'rules',
            label: t('views.rules'),
            href: lists.rules,
            show: () => <RulesView schoolId={schoolId} />,
          },
        ]}
      />
    </>
  );
}
