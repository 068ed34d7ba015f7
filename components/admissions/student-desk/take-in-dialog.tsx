'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import * as z from 'zod';
import type { Option } from '@/components/form/options';
import { SelectField } from '@/components/form/select-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useBatch } from '@/components/kits/batch/use-batch';
import { schoolStructureApi } from '@/lib/api/school-structure';
import type { AcceptedApplication, StudentCodes } from '@/lib/contract/academic/student-intakes';
import { readStudentCodePattern, studentCodeOf } from '@/lib/domain/schools/student-codes';
import { pickName } from '@/lib/i18n/pick';
import { acceptedNames } from './accepted-list';
import { BatchDialog } from './batch-dialog';
import { ClassFields, classShape } from './class-fields';
import { useSchoolPrograms } from './school-choices';
import { studentKeys, studentProblems } from './student-problems';

const api = schoolStructureApi.studentIntakes;

/** The program of each application, unless another one is chosen for all. */
const schema = z.object({ ...classShape, subjectId: z.string() });

const codeAt = ({ pattern: typed, year, next }: StudentCodes, index: number): string => {
  const pattern = readStudentCodePattern(typed);
  return pattern ? studentCodeOf(pattern, year, next + index) : '';
};

interface TakeInDialogProps {
  schoolId: string;
  applications: readonly AcceptedApplication[];
  campuses: readonly Option[];
  onClose: () => void;
  onDone: () => void;
}

/** Says which codes are given, and asks for the place, before applicants become students. */
export function TakeInDialog({ schoolId, applications, campuses, onClose, onDone }: TakeInDialogProps) {
  const t = useTranslations('studentDesk');
  const locale = useLocale();
  const params = { id: schoolId };
  const { data: codes } = useQuery(api.codes.queryOptions({ params }));
  const programs = useSchoolPrograms(schoolId);
  const [only, ...others] = campuses;
  const form = useZodForm(schema, {
    defaultValues: {
      campusId: only && others.length === 0 ? only.value : '',
      structureRecordId: '',
      subjectId: '',
    },
  });
  const { send, sent } = useBatch({
    call: api.takeIn,
    params,
    problems: studentProblems,
    invalidates: studentKeys,
  });
  return (
    <BatchDialog
      title={(count) => t('takeIn.title', { count })}
      rows={applications}
      nameOf={(application) => pickName(acceptedNames(application), locale)}
      form={form}
      send={(rows, { campusId, structureRecordId, subjectId }) =>
        send(rows, ({ applicantId, version }) => ({
          applicantId,
          version,
          campusId,
          structureRecordId,
          ...(subjectId && { subjectId }),
        }))
      }
      sent={sent}
      submit={t('takeIn.submit')}
      done={(count) => t('takeIn.done', { count })}
      onClose={onClose}
      onDone={onDone}
    >
      {(rows) => (
        <>
          {codes && (
            <p className="rounded-md bg-sunken px-3.5 py-2.5">
              <span className="block text-sm text-muted">{t('takeIn.codes', { count: rows.length })}</span>
              <span className="font-semibold tabular-nums">
                {rows.length === 1
                  ? codeAt(codes, 0)
                  : t('takeIn.range', { first: codeAt(codes, 0), last: codeAt(codes, rows.length - 1) })}
              </span>
              <span className="mt-1 block text-sm text-muted">{t('takeIn.codesHint')}</span>
            </p>
          )}
          <ClassFields campuses={campuses} />
          <SelectField
            name="subjectId"
            label={t('fields.program')}
            options={programs}
            placeholder={t('takeIn.ownProgram')}
            optional
          />
        </>
      )}
    </BatchDialog>
  );
}
