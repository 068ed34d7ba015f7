'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { Structure, StructureRecord } from '@/lib/contract/schools/structures';
import { pickName } from '@/lib/i18n/pick';
import { AddButton } from './add-button';
import { RowActions } from './row-actions';
import type { EditedStructure, StructureChanges } from './use-structure-changes';

interface LevelSectionProps {
  level: Structure;
  /** Those of this level. */
  units: readonly StructureRecord[];
  changes: StructureChanges;
  onEdit: (edited: EditedStructure) => void;
}

/** One level of a division, with its units. */
export function LevelSection({ level, units, changes, onEdit }: LevelSectionProps) {
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
