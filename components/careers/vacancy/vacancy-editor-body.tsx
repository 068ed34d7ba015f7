'use client';

import { useLocale, useTranslations } from 'next-intl';
import { BothTexts } from '@/components/kits/editor/both-texts';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { DeskVacancy } from '@/lib/contract/careers/vacancy-draft';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { VacancyFields, VacancySettings } from './vacancy-fields';
import { vacancyList } from './vacancy-list';
import { type EditedVacancy, vacancyForm, vacancyValues } from './vacancy-form';

interface VacancyEditorProps {
  organizationId: string;
  /** null: a new one. */
  vacancy: DeskVacancy | null;
}

const edited = (vacancy: DeskVacancy): EditedVacancy => ({ version: vacancy.version, vacancy });
const idOf = ({ vacancy }: EditedVacancy) => vacancy?.vacancyId ?? '';

/** Writes a vacancy in both languages. */
export function VacancyEditorBody({ organizationId: orgId, vacancy }: VacancyEditorProps) {
  const t = useTranslations('vacancyDesk');
  const locale = useLocale();
  const { key, create, update } = recruitmentApi.vacancyDesk;
  return (
    <RecordEditor
      name={`vacancy:${vacancy?.vacancyId ?? 'new'}`}
      record={vacancy ? edited(vacancy) : { version: 0, vacancy: null }}
      schema={vacancyForm}
      toValues={vacancyValues}
      create={async (body, idempotencyKey) =>
        edited(await create({ params: { orgId }, body, idempotencyKey }))
      }
      update={async (body, version, stored) =>
        edited(await update({ params: { orgId, id: idOf(stored) }, body, version }))
      }
      keys={[key]}
      editHref={(stored) => href('/advisor/vacancy/[vacancyid]/edit', { vacancyid: idOf(stored) })}
      saved={t(vacancy ? 'saved' : 'created')}
      describe={(theirs) => theirs.vacancy && <BothTexts {...theirs.vacancy.title} />}
      title={vacancy ? pickText(vacancy.title, locale) : t('create')}
      isPart={vacancy !== null}
      leave={vacancyList.href()}
      settings={<VacancySettings organizationId={orgId} />}
    >
      <VacancyFields organizationId={orgId} />
    </RecordEditor>
  );
}
