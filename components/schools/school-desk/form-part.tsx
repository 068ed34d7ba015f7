'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { QueryState } from '@/components/feedback/query-state';
import { Skeleton } from '@/components/ui/skeleton';
import { academicApi } from '@/lib/api/academic';
import { applicantApi } from '@/lib/api/applicant';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { formBuilder, formBuilderValues } from './form-builder';
import { FormFields } from './form-fields';
import { FormPreview } from './form-preview';
import { FormVersions } from './form-versions';

/** What the school asks of its applicants, with a preview; each change is a version of its own. */
export function FormPart({ school }: { school: SchoolDetail }) {
  const t = useTranslations('schoolDesk');
  const id = school.schoolId;
  const query = useQuery(applicantApi.applicants.schema.queryOptions({ params: { id } }));
  const { applicants, applicantForms } = applicantApi;
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {({ form }) => (
        <div className="grid gap-5">
          <RecordEditor
            name={`school:${id}:form`}
            record={form}
            schema={formBuilder}
            toValues={formBuilderValues}
            update={async (body, version) =>
              (await applicantForms.save({ params: { id }, body, version })).form
            }
            // The papers of the form are those that the school's page lists.
            keys={[applicants.key, applicantForms.key, academicApi.schools.key]}
            saved={t('form.saved')}
            describe={(theirs) => <FormPreview form={theirs} />}
            preview={(typed) => <FormPreview form={{ ...form, ...typed }} />}
            hint={t('form.hint', { version: form.version })}
          >
            <FormFields />
          </RecordEditor>
          {form.version > 0 && <FormVersions schoolId={id} current={form.version} />}
        </div>
      )}
    </QueryState>
  );
}
