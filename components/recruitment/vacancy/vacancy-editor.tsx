'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type * as z from 'zod';
import { showToast } from '@/components/feedback/toast';
import { EntityEditor } from '@/components/kits/editor/entity-editor';
import { keyOfBody } from '@/lib/api/idempotency-key';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { DeskVacancy } from '@/lib/contract/recruitment/vacancy-draft';
import { useRouter } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { VacancyFields } from './vacancy-fields';
import { type EditedVacancy, vacancyForm, vacancyValues } from './vacancy-form';

interface VacancyEditorProps {
  organizationId: string;
  /** null: a new one. */
  vacancy: DeskVacancy | null;
}

/** Writes a vacancy in both languages. */
export function VacancyEditor({ organizationId, vacancy }: VacancyEditorProps) {
  const t = useTranslations('vacancyDesk');
  const client = useQueryClient();
  const router = useRouter();
  const keyOf = useRef(keyOfBody());
  const { key, create, update } = recruitmentApi.vacancyDesk;
  const save = async (body: z.output<typeof vacancyForm>, version: number): Promise<EditedVacancy> => {
    const orgId = organizationId;
    const saved = vacancy
      ? await update({ params: { orgId, id: vacancy.vacancyId }, body, version })
      : await create({ params: { orgId }, body, idempotencyKey: keyOf.current(body) });
    if (!vacancy) router.replace(href('/advisor/vacancy/[vacancyid]/edit', { vacancyid: saved.vacancyId }));
    return { version: saved.version, vacancy: saved };
  };
  const refresh = () => client.refetchQueries({ queryKey: key }, { throwOnError: true });
  return (
    <EntityEditor
      name={`vacancy:${vacancy?.vacancyId ?? 'new'}`}
      record={{ version: vacancy?.version ?? 0, vacancy }}
      schema={vacancyForm}
      toValues={vacancyValues}
      save={save}
      refresh={refresh}
      onSaved={() => {
        showToast({ kind: 'success', message: t(vacancy ? 'saved' : 'created') });
        void refresh().catch(() => undefined);
      }}
      describe={(theirs) => (
        <>
          <p lang="km" className="font-semibold">
            {theirs.vacancy?.title.km}
          </p>
          <p lang="en" className="font-semibold">
            {theirs.vacancy?.title.en}
          </p>
        </>
      )}
    >
      <VacancyFields organizationId={organizationId} />
    </EntityEditor>
  );
}
