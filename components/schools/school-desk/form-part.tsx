'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { EntityEditor } from '@/components/kits/editor/entity-editor';
import { QueryState } from '@/components/feedback/query-state';
import { showToast } from '@/components/feedback/toast';
import { useWrite } from '@/components/kits/write/use-write';
import { Skeleton } from '@/components/ui/skeleton';
import { academicApi } from '@/lib/api/academic';
import { applicantApi } from '@/lib/api/applicant';
import type { SchoolDetail } from '@/lib/contract/academic/schools';
import { formBuilder, formBuilderValues } from './form-builder';
import { FormFields } from './form-fields';
import { FormPreview } from './form-preview';
import { FormVersions } from './form-versions';

/** What the school asks of its applicants, with a preview; each change is a version of its own. */
export function FormPart({ school }: { school: SchoolDetail }) {
  const t = useTranslations('schoolDesk');
  const client = useQueryClient();
  const id = school.schoolId;
  const query = useQuery(applicantApi.applicants.schema.queryOptions({ params: { id } }));
  const save = useWrite(applicantApi.applicantForms.save, {
    // The papers of the form are those that the school's page lists.
    invalidates: [applicantApi.applicants.key, academicApi.schools.key],
  });
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {({ form }) => (
        <div className="grid gap-5">
          <EntityEditor
            name={`school:${id}:form`}
            record={form}
            schema={formBuilder}
            toValues={formBuilderValues}
            save={async (body, version) => (await save.send({ params: { id }, body, version })).form}
            refresh={() =>
              client.refetchQueries({ queryKey: applicantApi.applicants.key }, { throwOnError: true })
            }
            onSaved={() => showToast({ kind: 'success', message: t('form.saved') })}
            describe={(theirs) => <FormPreview form={theirs} />}
            preview={(typed) => <FormPreview form={{ ...form, ...typed }} />}
            hint={t('form.hint', { version: form.version })}
          >
            <FormFields />
          </EntityEditor>
          {form.version > 0 && <FormVersions schoolId={id} current={form.version} />}
        </div>
      )}
    </QueryState>
  );
}
