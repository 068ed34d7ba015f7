'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Panel } from '@/components/ui/panel';
import { SkeletonText } from '@/components/ui/skeleton';
import { schoolStructureApi } from '@/lib/api/school-structure';
import { pickName } from '@/lib/i18n/pick';
import { AddButton } from './add-button';
import { LevelSection } from './level-section';
import { RowActions } from './row-actions';
import { StructureForm } from './structure-form';
import { type EditedStructure, useStructureChanges } from './use-structure-changes';

/** The divisions of one campus, their levels, and the units of each level. */
export function CampusStructure({ campusId }: { campusId: string }) {
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
          <Dialog open={edited !== null} onOpenChange={(open) => !open && setEdited(null)}>
            {edited && (
              <DialogContent title={t(`structure.${edited.row ? 'edit' : 'add'}.${edited.kind}`)}>
                <StructureForm
                  row={edited.row}
                  parents={parentsOf(edited)}
                  withState={edited.kind === 'unit' && edited.row !== null}
                  save={(values) => changes.save(edited, values)}
                  onSaved={() => setEdited(null)}
                />
              </DialogContent>
            )}
          </Dialog>
        </div>
      )}
    </QueryState>
  );
}
