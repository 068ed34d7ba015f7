'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import * as z from 'zod';
import type { Option } from '@/components/form/options';
import { SelectField } from '@/components/form/select-field';
import { TextareaField } from '@/components/form/textarea-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useBatch } from '@/components/kits/batch/use-batch';
import { Alert } from '@/components/ui/alert';
import { schoolStructureApi } from '@/lib/api/school-structure';
import type { AcceptedApplication, StudentCodes } from '@/lib/contract/school-day/student-intakes';
import { asksWhyAtIntake } from '@/lib/domain/admissions/application-missing';
import { readStudentCodePattern, studentCodeOf } from '@/lib/domain/schools/student-codes';
import { pickName, pickText } from '@/lib/i18n/pick';
import { acceptedNames } from './accepted-list';
import { BatchDialog } from './batch-dialog';
import { ClassFields, classShape } from './class-fields';
import { useSchoolPrograms } from './school-choices';
import { studentKeys, studentProblems } from './student-problems';

const api = schoolStructureApi.studentIntakes;

const openShown = 5;

/** The program of each application, unless another one is chosen for all. */
const openReasonMax = 500;
const shape = z.object({ ...classShape, subjectId: z.string(), openReason: z.string().max(openReasonMax) });
const schemas = {
  complete: shape,
  open: shape.refine(({ openReason }) => openReason.trim() !== '', {
    path: ['openReason'],
    message: 'required',
  }),
};

/** Of whom something is open, and what. */
function OpenList({ rows }: { rows: readonly AcceptedApplication[] }) {
  const t = useTranslations('studentDesk.takeIn');
  const locale = useLocale();
  const open = rows.filter(asksWhyAtIntake);
  if (open.length === 0) return null;
  const whatOf = ({ isAnswered, missing }: AcceptedApplication) =>
    [...(isAnswered ? [] : [t('notAnswered')]), ...missing.map((each) => pickText(each, locale))].join(', ');
  return (
    <>
      <Alert tone="warning" title={t('open', { count: open.length })}>
        <ul className="grid gap-1">
          {open.slice(0, openShown).map((row) => (
            <li key={row.applicantId}>
              {t('openOf', { name: pickName(acceptedNames(row), locale), what: whatOf(row) })}
            </li>
          ))}
        </ul>
        {open.length > openShown && <p>{t('openMore', { count: open.length - openShown })}</p>}
      </Alert>
      <TextareaField
        name="openReason"
        label={t('why')}
        hint={t('whyHint')}
        rows={2}
        maxLength={openReasonMax}
      />
    </>
  );
}

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
  const form = useZodForm(applications.some(asksWhyAtIntake) ? schemas.open : schemas.complete, {
    defaultValues: {
      campusId: only && others.length === 0 ? only.value : '',
      structureRecordId: '',
      subjectId: '',
      openReason: '',
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
      send={(rows, { campusId, structureRecordId, subjectId, openReason }) =>
        send(rows, ({ applicantId, version }) => ({
          applicantId,
          version,
          ...(openReason.trim() && { openReason: openReason.trim() }),
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
          <OpenList rows={rows} />
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
