'use client';

import { useTranslations, useLocale } from 'next-intl';
import { SchoolYearList } from '@/components/events/event-desk/school-year-list';
import { Panel } from '@/components/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '@/components/feedback/query-state';
import { RadioField } from '@/components/form/radio-field';
import { TextField } from '@/components/form/text-field';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { Skeleton, SkeletonText } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import { typedFrom } from '@/lib/contract/typed-values';
import { absenceRules } from '@/lib/domain/school-day/results';
import { scaleForm, schoolYearForm } from './marking-rules';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Field } from '@/components/form/field';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { BilingualField } from '@/components/form/bilingual-field';
import { SelectField } from '@/components/form/select-field';
import { reportScales } from '@/lib/domain/school-day/report-cards';
import { formatDate } from '@/lib/domain/dates/dates';
import { TermLock } from './term-lock';
import { type Term, termKey, useTerms } from './use-terms';

interface ShownTerm extends Term {
  /** When it was locked; null while marks are taken. */
  lockedAt: string | null;
  /** Why it was opened again. */
  reason: string | null;
}

function TermRow({ schoolId, term }: { schoolId: string; term: ShownTerm }) {
  const t = useTranslations('classDesk');
  const locale = useLocale();
  const { lockedAt, reason } = term;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span>
        <span className="font-medium tabular-nums">
          {t('termOf', { year: term.academicYear, term: term.term })}
        </span>
        <span className="block text-sm text-muted">
          {lockedAt ? t('rules.lockedOn', { date: formatDate(lockedAt, locale) }) : t('rules.takes')}
        </span>
        {reason && <span className="block text-sm wrap-anywhere">{t('rules.openedFor', { reason })}</span>}
      </span>
      <TermLock schoolId={schoolId} term={term} locked={lockedAt !== null} />
    </li>
  );
}

/** The terms of a school: whether they take attendance and scores, and the switch. */
function TermLocks({ schoolId }: { schoolId: string }) {
  const t = useTranslations('classDesk');
  const locks = useQuery(lmsApi.marking.locks.queryOptions({ params: { orgId: schoolId } }));
  const terms = useTerms(schoolId);
  return (
    <QueryState query={locks} skeleton={<SkeletonText lines={4} />}>
      {({ data, reopened }) => {
        const all = new Map<string, ShownTerm>();
        for (const term of terms.data ?? [])
          all.set(termKey(term), { ...term, lockedAt: null, reason: null });
        for (const { reason, ...term } of reopened)
          all.set(termKey(term), { ...term, lockedAt: null, reason });
        for (const term of data) all.set(termKey(term), { ...term, reason: null });
        const shown = [...all.values()].toSorted((a, b) => termKey(b).localeCompare(termKey(a)));
        return (
          <>
            {shown.length === 0 && terms.isSuccess && <p className="text-muted">{t('rules.noTerm')}</p>}
            <ul className="divide-y divide-border">
              {shown.map((term) => (
                <TermRow key={termKey(term)} schoolId={schoolId} term={term} />
              ))}
            </ul>
          </>
        );
      }}
    </QueryState>
  );
}

/** The name of the school year, and the share of lessons that one must attend. */
function SchoolYearEditor({ schoolId: id }: { schoolId: string }) {
  const t = useTranslations('classDesk.rules');
  const query = useQuery(lmsApi.organizations.get.queryOptions({ params: { id } }));
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-64" />}>
      {(organization) => (
        <RecordEditor
          name={`school-year:${id}`}
          record={organization}
          schema={schoolYearForm}
          toValues={(record) =>
            typedFrom(schoolYearForm, { ...record, signatory: record.signatory ?? { en: '', km: '' } })
          }
          update={(body, version) => lmsApi.organizations.update({ params: { id }, body, version })}
          keys={[lmsApi.organizations.key, lmsApi.marking.key]}
          saved={t('yearSaved')}
          describe={({ academicYear, attendanceMinPercent }) => (
            <p>
              {[academicYear, attendanceMinPercent === null ? null : `${attendanceMinPercent}%`]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
          plain
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              name="academicYear"
              label={t('academicYear')}
              placeholder="2026-2027"
              inputMode="numeric"
              optional
            />
            <TextField
              name="attendanceMinPercent"
              label={t('minimum')}
              hint={t('minimumHint')}
              inputMode="numeric"
              optional
            />
            <TextField
              name="absencePaperDays"
              label={t('paperDays')}
              hint={t('paperDaysHint')}
              inputMode="numeric"
              optional
            />
            <SelectField
              name="reportScale"
              label={t('reportScale')}
              hint={t('reportScaleHint')}
              placeholder={t('reportScaleUsual')}
              options={reportScales.map((scale) => ({
                value: String(scale),
                label: t('scaleOf', { scale }),
              }))}
              optional
            />
          </div>
          <BilingualField name="signatory" label={t('signatory')} hint={t('signatoryHint')} optional />
        </RecordEditor>
      )}
    </QueryState>
  );
}

const stepsMax = 20;
const rowStyle = 'grid grid-cols-[1fr_1fr_1fr_2.75rem] items-start gap-2';
/** The head of the table says it for those who see. */
const unlabelled = '[&>label]:sr-only';

/** The grades of a scale as one table: letter, from which percent, points. */
function ScaleTable() {
  const t = useTranslations('classDesk.rules');
  const words = useTranslations('form.array');
  const { fields, append, remove } = useFieldArray({ name: 'steps' });
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <Field name="steps" label={t('steps')} hint={t('stepsHint')} group>
      {({ id }) => (
        <div className="grid gap-2">
          <div aria-hidden className={`${rowStyle} text-sm font-semibold text-muted`}>
            <span>{t('letter')}</span>
            <span>{t('fromPercent')}</span>
            <span>{t('points')}</span>
          </div>
          <ol className="grid gap-2">
            {fields.map((field, index) => (
              <li key={field.id} className={rowStyle}>
                <TextField
                  name={`steps.${index}.letter`}
                  label={t('letter')}
                  autoComplete="off"
                  className={unlabelled}
                />
                <TextField
                  name={`steps.${index}.fromPercent`}
                  label={t('fromPercent')}
                  inputMode="decimal"
                  className={unlabelled}
                />
                <TextField
                  name={`steps.${index}.points`}
                  label={t('points')}
                  inputMode="decimal"
                  className={unlabelled}
                />
                <IconButton
                  label={words('remove', { entry: t('step', { number: index + 1 }) })}
                  icon={<Icon name="trash" className="size-5" />}
                  onClick={() => {
                    remove(index);
                    addButton.current?.focus();
                  }}
                />
              </li>
            ))}
          </ol>
          <Button
            ref={addButton}
            id={id}
            variant="secondary"
            disabled={fields.length >= stepsMax}
            onClick={() => append({ letter: '', fromPercent: '0', points: '0' })}
            className="justify-self-start"
          >
            <Icon name="plus" className="size-5" />
            {t('addStep')}
          </Button>
        </div>
      )}
    </Field>
  );
}

const { marking } = lmsApi;

/** The letters and points of a school, and from which share of the full score on one has passed. */
function ScaleEditor({ schoolId }: { schoolId: string }) {
  const t = useTranslations('classDesk.rules');
  const params = { orgId: schoolId };
  const query = useQuery(marking.scale.queryOptions({ params }));
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96" />}>
      {(scale) => (
        <RecordEditor
          name={`scale:${schoolId}`}
          record={scale}
          schema={scaleForm}
          toValues={(record) => typedFrom(scaleForm, record)}
          update={(body, version) => marking.setScale({ params, body, version })}
          keys={[marking.key]}
          saved={t('scaleSaved')}
          describe={({ steps, passPercent, absence }) => (
            <p>
              {steps.map(({ letter, fromPercent }) => `${letter} ${fromPercent}%`).join(' · ')}
              {' · '}
              {t('passAt', { percent: passPercent })}
              {absence && ` · ${t(`absence.${absence}`)}`}
            </p>
          )}
          plain
        >
          <div className="max-w-xs">
            <TextField name="passPercent" label={t('passPercent')} hint={t('passHint')} inputMode="numeric" />
          </div>
          <RadioField
            name="absence"
            label={t('absence.label')}
            hint={t(scale.absence === null ? 'absence.ask' : 'absence.hint')}
            options={absenceRules.map((rule) => ({ value: rule, label: t(`absence.${rule}`) }))}
          />
          <ScaleTable />
        </RecordEditor>
      )}
    </QueryState>
  );
}

/** The year of a school, and what holds for all of its marks. */
export function RulesView({ schoolId }: { schoolId: string }) {
  const t = useTranslations('classDesk.rules');
  return (
    <div className="grid grid-cols-1 gap-5 xl:grid-cols-2 xl:items-start">
      <SchoolYearList organizationId={schoolId} />
      <div className="grid grid-cols-1 gap-5">
        <Panel title={t('year')}>
          <SchoolYearEditor schoolId={schoolId} />
        </Panel>
        <Panel title={t('locks')}>
          <p className="mb-2 text-muted">{t('locksLead')}</p>
          <TermLocks schoolId={schoolId} />
        </Panel>
        <Panel title={t('scale')}>
          <ScaleEditor schoolId={schoolId} />
        </Panel>
      </div>
    </div>
  );
}
