'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Label } from '@/components/ui/label';
import { Panel } from '@/components/ui/panel';
import { Select } from '@/components/ui/select';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { pickText, pickName } from '@/lib/i18n/pick';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '@/components/feedback/query-state';
import { SkeletonText } from '@/components/ui/skeleton';
import { schoolStructureApi } from '@/lib/api/school-structure';
import { RowActions } from './row-actions';
import { StructureDialog, type StructureRow, type StructureValues } from './structure-form';
import { Badge } from '@/components/ui/badge';
import type { Structure, StructureRecord } from '@/lib/contract/schools/structures';
import { useWrite } from '@/components/kits/write/use-write';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

interface AddButtonProps {
  label: string;
  onClick: () => void;
}

/** Adds a row to a list of a desk. */
const AddButton = ({ label, onClick }: AddButtonProps) => (
  <Button variant="secondary" size="sm" className="min-h-11" onClick={onClick}>
    <Icon name="plus" aria-hidden="true" className="size-4" />
    {label}
  </Button>
);

/** What is being added or changed: a division, a level of a division, a unit of a level. */
interface EditedStructure {
  kind: 'group' | 'level' | 'unit';
  groupId?: string;
  levelId?: string;
  /** null: a new one. */
  row: (StructureRow & { id: string }) | null;
}

const archiveStates = { '0': 0, '4': 4, '9': 9 } as const;

/** The calls that change how a campus is divided. */
function useStructureChanges(campusId: string) {
  const t = useTranslations('schoolDesk');
  const { structureChanges, unitChanges, structures } = schoolStructureApi;
  const removed = { invalidates: [structures.key] };
  const saved = { ...removed, done: t('saved') };
  const createGroup = useWrite(structureChanges.createGroup, saved);
  const updateGroup = useWrite(structureChanges.updateGroup, saved);
  const removeGroup = useWrite(structureChanges.removeGroup, removed);
  const createLevel = useWrite(structureChanges.createStructure, saved);
  const updateLevel = useWrite(structureChanges.updateStructure, saved);
  const removeLevel = useWrite(structureChanges.removeStructure, removed);
  const createUnit = useWrite(unitChanges.createRecord, saved);
  const updateUnit = useWrite(unitChanges.updateRecord, saved);
  const removeUnit = useWrite(unitChanges.removeRecord, removed);

  const add = (edited: EditedStructure, values: StructureValues): Promise<unknown> => {
    const { name, nameNative, order, parentId = null } = values;
    const names = { name, nameNative, order };
    if (edited.kind === 'group') return createGroup.send({ params: { id: campusId }, body: names });
    const body = { ...names, parentId };
    return edited.kind === 'level'
      ? createLevel.send({ params: { id: edited.groupId ?? '' }, body })
      : createUnit.send({ params: { id: edited.levelId ?? '' }, body });
  };
  const change = (kind: EditedStructure['kind'], id: string, values: StructureValues): Promise<unknown> => {
    const { name, nameNative, order, parentId = null } = values;
    const names = { name, nameNative, order };
    if (kind === 'group') return updateGroup.send({ params: { id }, body: names });
    if (kind === 'level') return updateLevel.send({ params: { id }, body: { ...names, parentId } });
    const archiveStatus = archiveStates[values.archiveStatus];
    return updateUnit.send({ params: { id }, body: { ...names, parentId, archiveStatus } });
  };
  return {
    save: (edited: EditedStructure, values: StructureValues) =>
      edited.row ? change(edited.kind, edited.row.id, values) : add(edited, values),
    removeGroup: (id: string) => removeGroup.send({ params: { id } }),
    removeLevel: (id: string) => removeLevel.send({ params: { id } }),
    removeUnit: (id: string) => removeUnit.send({ params: { id } }),
  };
}
type StructureChanges = ReturnType<typeof useStructureChanges>;

interface LevelSectionProps {
  level: Structure;
  /** Those of this level. */
  units: readonly StructureRecord[];
  changes: StructureChanges;
  onEdit: (edited: EditedStructure) => void;
}

/** One level of a division, with its units. */
function LevelSection({ level, units, changes, onEdit }: LevelSectionProps) {
  const t = useTranslations('schoolDesk');
  const locale = useLocale();
  return (
    <section aria-label={pickName(level, locale)}>
      <div className="flex items-center justify-between gap-3 border-b border-border">
        <h3 className="font-semibold">{pickName(level, locale)}</h3>
        <RowActions
          name={pickName(level, locale)}
          onEdit={() =>
            onEdit({
              kind: 'level',
              groupId: level.groupStructureId,
              row: { ...level, id: level.structureId },
            })
          }
          remove={() => changes.removeLevel(level.structureId)}
        />
      </div>
      <ul>
        {units.map((unit) => (
          <li key={unit.structureRecordId} className="flex items-center justify-between gap-3">
            <span className="min-w-0">
              {unit.structureRecordPath.map((each) => pickName(each, locale)).join(' › ')}{' '}
              {unit.archiveStatus === 4 && <Badge tone="warning">{t('structure.states.4')}</Badge>}
            </span>
            <RowActions
              name={pickName(unit, locale)}
              onEdit={() =>
                onEdit({
                  kind: 'unit',
                  levelId: level.structureId,
                  row: { ...unit, id: unit.structureRecordId },
                })
              }
              remove={() => changes.removeUnit(unit.structureRecordId)}
            />
          </li>
        ))}
      </ul>
      <AddButton
        label={t('structure.addUnit')}
        onClick={() => onEdit({ kind: 'unit', levelId: level.structureId, row: null })}
      />
    </section>
  );
}

/** The divisions of one campus, their levels, and the units of each level. */
function CampusStructure({ campusId }: { campusId: string }) {
  const t = useTranslations('schoolDesk');
  const locale = useLocale();
  const params = { id: campusId };
  const groups = useQuery(schoolStructureApi.structures.groups.queryOptions({ params }));
  const levels = useQuery(schoolStructureApi.structures.structures.queryOptions({ params })).data?.data ?? [];
  const units = useQuery(schoolStructureApi.structures.records.queryOptions({ params })).data?.data ?? [];
  const [edited, setEdited] = useState<EditedStructure | null>(null);
  const changes = useStructureChanges(campusId);
  const parentsOf = ({ kind, groupId, levelId, row }: EditedStructure) => {
    if (kind === 'group') return undefined;
    const level = levels.find(({ structureId }) => structureId === levelId);
    const above =
      kind === 'level'
        ? levels
            .filter((each) => each.groupStructureId === groupId && each.structureId !== row?.id)
            .map((each) => ({ value: each.structureId, label: pickName(each, locale) }))
        : units
            .filter((each) => each.structureId === level?.parentId)
            .map((each) => ({ value: each.structureRecordId, label: pickName(each, locale) }));
    return above;
  };
  return (
    <QueryState query={groups} skeleton={<SkeletonText lines={8} />}>
      {({ data }) => (
        <div className="grid gap-4">
          {data.map((group) => (
            <Panel
              key={group.groupStructureId}
              title={pickName(group, locale)}
              aside={
                <RowActions
                  name={pickName(group, locale)}
                  onEdit={() => setEdited({ kind: 'group', row: { ...group, id: group.groupStructureId } })}
                  remove={() => changes.removeGroup(group.groupStructureId)}
                />
              }
            >
              <div className="grid gap-5">
                {levels
                  .filter(({ groupStructureId }) => groupStructureId === group.groupStructureId)
                  .map((level) => (
                    <LevelSection
                      key={level.structureId}
                      level={level}
                      units={units.filter(({ structureId }) => structureId === level.structureId)}
                      changes={changes}
                      onEdit={setEdited}
                    />
                  ))}
                <AddButton
                  label={t('structure.addLevel')}
                  onClick={() => setEdited({ kind: 'level', groupId: group.groupStructureId, row: null })}
                />
              </div>
            </Panel>
          ))}
          {data.length === 0 && <p className="text-muted">{t('structure.none')}</p>}
          <div>
            <AddButton
              label={t('structure.addGroup')}
              onClick={() => setEdited({ kind: 'group', row: null })}
            />
          </div>
          {edited && (
            <StructureDialog
              title={t(`structure.${edited.row ? 'edit' : 'add'}.${edited.kind}`)}
              row={edited.row}
              parents={parentsOf(edited)}
              withState={edited.kind === 'unit' && edited.row !== null}
              save={(values) => changes.save(edited, values)}
              onClose={() => setEdited(null)}
            />
          )}
        </div>
      )}
    </QueryState>
  );
}

/** How the campuses of a school are divided: faculties, years, classes. */
export function StructurePart({ school }: { school: SchoolDetail }) {
  const t = useTranslations('schoolDesk');
  const locale = useLocale();
  const id = useId();
  const [chosen, setChosen] = useState('');
  const { campuses } = school;
  const campus = campuses.find(({ campusId }) => campusId === chosen) ?? campuses[0];
  if (!campus) {
    return (
      <Panel title={t('views.structure')}>
        <p className="text-muted">{t('structure.noCampus')}</p>
      </Panel>
    );
  }
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-muted">{t('structure.hint')}</p>
      {campuses.length > 1 && (
        <div>
          <Label htmlFor={id} className="mb-1.5">
            {t('structure.campus')}
          </Label>
          <Select id={id} value={campus.campusId} onChange={(event) => setChosen(event.target.value)}>
            {campuses.map((each) => (
              <option key={each.campusId} value={each.campusId}>
                {typeof each.name === 'string' ? each.name : pickText(each.name, locale)}
              </option>
            ))}
          </Select>
        </div>
      )}
      <CampusStructure key={campus.campusId} campusId={campus.campusId} />
    </div>
  );
}
