'use client';

import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { AnswerSelect } from '@/components/ui/answer-select';
import { Panel } from '@/components/ui/panel';
import { applicantApi } from '@/lib/api/applicant';
import { schoolStructureApi } from '@/lib/api/school-structure';
import type { SchoolConfiguration } from '@/lib/contract/schools/school-settings';
import { settingOf } from '@/lib/contract/schools/structures';
import { pipelineLimits } from '@/lib/domain/limits';
import { answerTargetsDays, answerWithinDaysSetting } from '@/lib/domain/schools/school-settings';

interface AnswerTargetProps {
  schoolId: string;
  settings: readonly SchoolConfiguration[];
}

/** Within how many days the school wants to answer an application; its desks mark those that wait longer. */
export function AnswerTarget({ schoolId, settings }: AnswerTargetProps) {
  const t = useTranslations('schoolDesk');
  const write = {
    invalidates: [schoolStructureApi.schoolSettings.key, applicantApi.pipeline.key],
    problems: { other: t('settings.failed') },
    done: t('saved'),
  };
  const set = useWrite(schoolStructureApi.schoolSettings.setConfiguration, write);
  const remove = useWrite(schoolStructureApi.schoolSettings.removeConfiguration, write);
  const stored = settingOf(settings, answerWithinDaysSetting);
  const chosen = answerTargetsDays.find((days) => days === stored);
  const params = { id: schoolId };
  const pick = (value: string | null) =>
    value === null
      ? remove.run({ params, body: { configId: answerWithinDaysSetting } })
      : set.run({
          params,
          body: { configId: answerWithinDaysSetting, value: Number(value), isPublic: false },
        });
  return (
    <Panel title={t('settings.target')}>
      <p className="mb-4 text-muted">{t('settings.targetHint')}</p>
      <div className="max-w-xs">
        <AnswerSelect
          label={t('settings.targetLabel')}
          none={t('settings.targetNone', { days: pipelineLimits.answerWithinDays })}
          value={chosen ? String(chosen) : null}
          options={answerTargetsDays.map((days) => ({
            value: String(days),
            label: t('settings.targetDays', { days }),
          }))}
          onPick={(value) => void pick(value)}
        />
      </div>
    </Panel>
  );
}
