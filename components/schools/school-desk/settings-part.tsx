'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteDialog } from '@/components/kits/write/write-dialog';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { SkeletonText } from '@/components/ui/skeleton';
import { schoolStructureApi } from '@/lib/api/school-structure';
import { type SchoolConfiguration, schoolSettingsResource } from '@/lib/contract/schools/school-settings';
import { answerWithinDaysSetting, partnersDecideSetting } from '@/lib/domain/schools/school-settings';
import { AnswerTarget } from './answer-target';
import { isResultsDay, ResultsDay } from './results-day';
import { RowActions } from './row-actions';
import { settingText, readSetting } from './setting-values';
import * as z from 'zod';
import { CheckboxField } from '@/components/form/checkbox-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { requiredText } from '@/lib/contract/fields';

const invalidates = [schoolStructureApi.schoolSettings.key, schoolStructureApi.structures.key];
const { shape } = schoolSettingsResource.endpoints.setConfiguration.body;

const schema = z.object({
  configId: shape.configId,
  value: requiredText(500).transform(readSetting).pipe(shape.value),
  isPublic: z.boolean(),
});

const newSetting = { configId: '', value: '', isPublic: true };

interface SettingDialogProps {
  schoolId: string;
  /** null: a new one. */
  setting: SchoolConfiguration | null;
  onClose: () => void;
}

/** One setting of a school. */
function SettingDialog({ schoolId, setting, onClose }: SettingDialogProps) {
  const t = useTranslations('schoolDesk');
  const set = useWrite(schoolStructureApi.schoolSettings.setConfiguration, {
    invalidates,
    done: t('saved'),
  });
  return (
    <WriteDialog
      title={t(setting ? 'settings.edit' : 'settings.add')}
      schema={schema}
      defaultValues={setting ? { ...setting, value: settingText(setting.value) } : newSetting}
      onSend={(body) => set.send({ params: { id: schoolId }, body })}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <TextField
        name="configId"
        label={t('settings.name')}
        hint={t('settings.nameHint')}
        maxLength={60}
        autoCapitalize="none"
        disabled={setting !== null}
      />
      <TextareaField
        name="value"
        label={t('settings.value')}
        hint={t('settings.valueHint')}
        rows={3}
        maxLength={500}
      />
      <CheckboxField name="isPublic" label={t('settings.public')}>
        {t('settings.publicHint')}
      </CheckboxField>
    </WriteDialog>
  );
}

/** Those that have no field of their own. */
const isOther = ({ configId }: SchoolConfiguration): boolean =>
  configId !== partnersDecideSetting && configId !== answerWithinDaysSetting && !isResultsDay(configId);

/** The settings of a school: whether partners decide, its target for answers, days of results, and pairs of a name and a value. */
export function SettingsPart({ schoolId }: { schoolId: string }) {
  const t = useTranslations('schoolDesk');
  const query = useQuery(
    schoolStructureApi.schoolSettings.configurations.queryOptions({ params: { id: schoolId } }),
  );
  const set = useWrite(schoolStructureApi.schoolSettings.setConfiguration, {
    invalidates,
    problems: { other: t('settings.failed') },
    done: t('saved'),
  });
  const remove = useWrite(schoolStructureApi.schoolSettings.removeConfiguration, { invalidates });
  const [edited, setEdited] = useState<SchoolConfiguration | 'new' | null>(null);
  // Public, so that the pages of partners can read it.
  const letDecide = (value: boolean) =>
    set.run({
      params: { id: schoolId },
      body: { configId: partnersDecideSetting, value, isPublic: true },
    });
  return (
    <QueryState query={query} skeleton={<SkeletonText lines={8} />}>
      {({ data }) => (
        <div className="grid gap-4">
          <Panel title={t('settings.partners')}>
            <Checkbox
              checked={data.some((each) => each.configId === partnersDecideSetting && each.value === true)}
              disabled={set.busy}
              onChange={(event) => void letDecide(event.target.checked)}
            >
              {t('settings.partnersDecide')}
              <span className="block text-sm text-muted">{t('settings.partnersHint')}</span>
            </Checkbox>
          </Panel>
          <AnswerTarget schoolId={schoolId} settings={data} />
          <ResultsDay schoolId={schoolId} settings={data} />
          <Panel
            title={t('settings.others')}
            aside={
              <Button variant="secondary" onClick={() => setEdited('new')}>
                <Icon name="plus" className="size-5" />
                {t('settings.add')}
              </Button>
            }
          >
            <ul className="divide-y divide-border">
              {data.filter(isOther).map((each) => (
                <li key={each.configId} className="flex items-start justify-between gap-3 py-2">
                  <div className="min-w-0">
                    <p className="font-semibold">
                      {each.configId} {!each.isPublic && <Badge>{t('settings.private')}</Badge>}
                    </p>
                    <p className="whitespace-pre-line break-words text-muted">{settingText(each.value)}</p>
                  </div>
                  <RowActions
                    name={each.configId}
                    onEdit={() => setEdited(each)}
                    remove={() =>
                      remove.send({ params: { id: schoolId }, body: { configId: each.configId } })
                    }
                  />
                </li>
              ))}
            </ul>
            {!data.some(isOther) && <p className="text-muted">{t('settings.none')}</p>}
          </Panel>
          {edited !== null && (
            <SettingDialog
              schoolId={schoolId}
              setting={edited === 'new' ? null : edited}
              onClose={() => setEdited(null)}
            />
          )}
        </div>
      )}
    </QueryState>
  );
}
