'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod';
import { QueryState } from '@/components/feedback/query-state';
import { BilingualField } from '@/components/form/bilingual-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { VersionedForm } from '@/components/kits/editor/versioned-form';
import { useWrite } from '@/components/kits/write/use-write';
import { personNames } from '@/components/accounts/people/person-names';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { SkeletonText } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import type { TaughtCourse } from '@/lib/contract/school-day/course-shapes';
import { remarkText, type TermRemark } from '@/lib/contract/school-day/term-remarks';
import { remarkMax } from '@/lib/domain/school-day/report-cards';
import { pickName, pickText } from '@/lib/i18n/pick';

const schema = z.object({ remark: remarkText });

interface ClassOfTerm {
  structureRecordId: string;
  academicYear: string;
  term: number;
}

interface RemarkFormProps {
  orgId: string;
  of: ClassOfTerm;
  row: TermRemark;
  onDone: () => void;
}

function RemarkForm({ orgId, of, row, onDone }: RemarkFormProps) {
  const t = useTranslations('studyRecord.remarks');
  const client = useQueryClient();
  const { academicYear, term } = of;
  const valuesOf = ({ remark }: TermRemark) => ({ remark });
  const form = useZodForm(schema, { defaultValues: valuesOf(row) });
  const write = useWrite(lmsApi.termRemarks.write, { done: t('saved') });
  const list = lmsApi.termRemarks.list.queryOptions({ params: { orgId }, query: of });
  return (
    <VersionedForm
      form={form}
      record={row}
      toValues={valuesOf}
      save={({ remark }, version) =>
        write.send({ params: { orgId, id: row.studentId }, body: { academicYear, term, remark }, version })
      }
      reread={async () => {
        const { data } = await client.fetchQuery({ ...list, staleTime: 0 });
        return data.find(({ studentId }) => studentId === row.studentId) ?? row;
      }}
      onSaved={onDone}
    >
      <BilingualField
        name="remark"
        label={t('remark')}
        as="textarea"
        rows={3}
        maxLength={remarkMax}
        optional
      />
      <SubmitButton>{t('save')}</SubmitButton>
    </VersionedForm>
  );
}

function RemarkList({ orgId, of }: { orgId: string; of: ClassOfTerm }) {
  const t = useTranslations('studyRecord.remarks');
  const locale = useLocale();
  const [open, setOpen] = useState<TermRemark | null>(null);
  const query = useQuery(lmsApi.termRemarks.list.queryOptions({ params: { orgId }, query: of }));
  return (
    <QueryState query={query} skeleton={<SkeletonText lines={8} />}>
      {({ data }) => (
        <>
          <ul className="divide-y divide-border">
            {data.map((row) => {
              const { name } = personNames(row, locale);
              const said = pickText(row.remark, locale);
              return (
                <li key={row.studentId} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-2.5">
                  <span className="min-w-0 flex-1 basis-48">
                    <span className="block font-semibold">{name}</span>
                    <span className={said ? 'block wrap-anywhere' : 'block text-muted'}>
                      {said || t('none')}
                    </span>
                  </span>
                  <Button
                    variant="secondary"
                    size="sm"
                    className="min-h-11"
                    aria-label={t('writeOf', { name })}
                    onClick={() => setOpen(row)}
                  >
                    {t(said ? 'change' : 'write')}
                  </Button>
                </li>
              );
            })}
          </ul>
          <Dialog open={open !== null} onOpenChange={(next) => !next && setOpen(null)}>
            {open && (
              <DialogContent title={t('writeOf', { name: personNames(open, locale).name })}>
                <RemarkForm orgId={orgId} of={of} row={open} onDone={() => setOpen(null)} />
              </DialogContent>
            )}
          </Dialog>
        </>
      )}
    </QueryState>
  );
}

const keyOf = ({ structureRecordId, academicYear, term }: ClassOfTerm) =>
  [structureRecordId, academicYear, term].join(' ');

/** Each class of a term once; the courses come by term, the latest first. */
const classesIn = (courses: readonly TaughtCourse[]) =>
  new Map(
    courses.flatMap(({ structureRecordId, className, classNameNative, academicYear, term }) => {
      if (structureRecordId === null) return [];
      const of = { structureRecordId, academicYear, term };
      const name = { name: className ?? '', nameNative: classNameNative ?? className ?? '' };
      return [[keyOf(of), { of, name }] as const];
    }),
  );

/** What the report cards of a class say of each student: written by its teachers, or the office. */
export function TermRemarks({ orgId }: { orgId: string }) {
  const t = useTranslations('studyRecord');
  const locale = useLocale();
  const [wanted, setWanted] = useState('');
  const courses = useQuery(lmsApi.courses.list.queryOptions({ params: { orgId }, query: { limit: 100 } }));
  const classes = classesIn(courses.data?.data ?? []);
  const [first] = classes.values();
  const chosen = classes.get(wanted) ?? first;
  if (!chosen) return null;
  return (
    <details className="rounded-lg border border-border bg-surface px-4 py-3">
      <summary className="cursor-pointer font-semibold">{t('remarks.title')}</summary>
      <div className="mt-3 grid gap-4">
        <p className="text-muted">{t('remarks.lead')}</p>
        <div className="grid max-w-md gap-1.5">
          <Label htmlFor="remarks-class">{t('remarks.class')}</Label>
          <Select
            id="remarks-class"
            value={keyOf(chosen.of)}
            onChange={({ target }) => setWanted(target.value)}
          >
            {[...classes].map(([key, { of, name }]) => (
              <option key={key} value={key}>
                {`${pickName(name, locale)} · ${t('termOf', { year: of.academicYear, term: of.term })}`}
              </option>
            ))}
          </Select>
        </div>
        <RemarkList orgId={orgId} of={chosen.of} />
      </div>
    </details>
  );
}
