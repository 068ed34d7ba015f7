'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Label } from '@/components/ui/label';
import { Panel } from '@/components/ui/panel';
import { Select } from '@/components/ui/select';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { pickText } from '@/lib/i18n/pick';
import { CampusStructure } from './campus-structure';

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
