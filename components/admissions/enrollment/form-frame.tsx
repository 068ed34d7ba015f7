'use client';

import { fullName, fullNameKm } from '@/lib/domain/people/person-name';
import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { WorkForm } from '@/components/kits/work/work-form';
import type { OpenForm } from './use-open-form';
import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { SchoolEmblem } from '@/components/schools/school/school-emblem';
import { cn } from '@/components/ui/cn';
import { Progress } from '@/components/ui/progress';
import { pickName, pickText } from '@/lib/i18n/pick';
import { useEnrollment } from './enrollment-context';
import { DraftNote } from '@/components/kits/work/draft-note';
import type { Saved } from '@/components/kits/work/use-draft';
import {
  dayInCambodia,
  formatDate,
  formatTimeOfDay,
  formatBirthDate,
  parseMonthDayYear,
} from '@/lib/domain/dates/dates';
import { useQuery } from '@tanstack/react-query';
import { placesApi } from '@/lib/api/places';
import { placeLabel, provinceByCode } from '@/lib/domain/geography/geography';
import { type ApplicationStep, stepsOf } from './application-steps';
import type { ApplicationValues } from './application-values';
import { useAskedForm } from './use-asked-form';
import { useTypedValues } from './use-application-form';
import { useCountries } from './use-countries';

interface PreviewLine {
  step: ApplicationStep;
  label: string;
  /** '' while nothing is typed. */
  value: string;
}

type Detail = ApplicationValues['enrollToDetail'];

const joined = (parts: readonly (string | undefined)[], separator: string) =>
  parts.filter(Boolean).join(separator);

/** Names of the selected places, the smallest first. */
function useAddressText({ address }: Detail): string {
  const locale = useLocale();
  const countries = useCountries();
  const { place, provinceCode, districtCode, communeCode, street } = address;
  const isHere = place === 'cambodia';
  const { data } = useQuery({ ...placesApi.districts(provinceCode), enabled: isHere && provinceCode !== '' });
  if (!isHere) {
    const country = countries.find(({ value }) => value === address.country)?.label;
    return joined([street, address.city, country], ', ');
  }
  const district = data?.find(({ code }) => code === districtCode);
  const commune = district?.communes.find(({ code }) => code === communeCode);
  const places = [commune, district, provinceByCode(provinceCode)].map(
    (found) => found && placeLabel(found, locale),
  );
  return joined([street, ...places], locale === 'km' ? ' ' : ', ');
}

function useBirthPlaceText({ personal }: Detail): string {
  const locale = useLocale();
  const countries = useCountries();
  const { place, provinceCode, country, city } = personal.birthPlace;
  if (place === 'abroad')
    return joined([city, countries.find(({ value }) => value === country)?.label], ', ');
  const province = provinceByCode(provinceCode);
  return province ? placeLabel(province, locale) : '';
}

function useExamText({ nationalExam: exam }: Detail): string {
  const t = useTranslations('enrollment.preview');
  const track = useTranslations('education.examTrack');
  if (!exam.state) return '';
  if (exam.state === 'not-taken') return t('examNotTaken');
  const isTaken = exam.state === 'taken';
  const parts = [
    isTaken ? t('examTaken') : t('examPlanned'),
    exam.track && track(exam.track),
    isTaken && exam.grade ? t('gradeOf', { grade: exam.grade }) : undefined,
  ];
  return joined(parts, ' · ');
}

function useSchoolTexts({ highSchool }: Detail) {
  const t = useTranslations('enrollment.preview');
  const { graduated, graduationYear: year } = highSchool;
  const isKnown = graduated !== undefined && year !== '';
  return {
    school: highSchool.name,
    graduation: isKnown ? t(graduated ? 'graduatedIn' : 'graduatesIn', { year }) : '',
  };
}

/** The current application, line by line, while it is typed. */
function usePreview(): PreviewLine[] {
  const t = useTranslations('enrollment');
  const genders = useTranslations('education.gender');
  const locale = useLocale();
  const { programs } = useEnrollment();
  const countries = useCountries();
  const { enrollToId, enrollToDetail: detail } = useTypedValues();
  const { personal } = detail;
  const program = programs.find(({ enrollableSubjectId }) => enrollableSubjectId === enrollToId);
  const born = parseMonthDayYear(personal.birthday);
  const school = useSchoolTexts(detail);
  const asked = useAskedForm();
  const steps = stepsOf(asked);
  const { khmerName, nationality, birthPlace, nationalExam, highSchool } = asked.fields;
  const undecided = enrollToId === null ? t('program.undecided') : '';
  const lines: (PreviewLine & { isAsked?: boolean })[] = [
    { step: 'program', label: t('step.program'), value: program ? pickName(program, locale) : undecided },
    {
      step: 'personal',
      label: t('preview.name'),
      value: fullName(personal),
    },
    {
      step: 'personal',
      isAsked: khmerName !== 'hidden',
      label: t('preview.nameKm'),
      value: fullNameKm(personal),
    },
    { step: 'personal', label: t('personal.gender'), value: personal.gender ? genders(personal.gender) : '' },
    { step: 'personal', label: t('personal.birthday'), value: born ? formatBirthDate(born, locale) : '' },
    {
      step: 'personal',
      isAsked: nationality !== 'hidden',
      label: t('personal.nationality'),
      value: countries.find(({ value }) => value === personal.nationality)?.label ?? '',
    },
    {
      step: 'personal',
      isAsked: birthPlace !== 'hidden',
      label: t('preview.birthPlace'),
      value: useBirthPlaceText(detail),
    },
    {
      step: steps.includes('contact') ? 'contact' : 'personal',
      label: t('contact.phone'),
      value: personal.phone,
    },
    { step: 'contact', label: t('preview.address'), value: useAddressText(detail) },
    {
      step: 'schooling',
      isAsked: nationalExam !== 'hidden',
      label: t('step.exam'),
      value: useExamText(detail),
    },
    {
      step: 'schooling',
      isAsked: highSchool !== 'hidden',
      label: t('step.highSchool'),
      value: school.school,
    },
    {
      step: 'schooling',
      isAsked: highSchool !== 'hidden',
      label: t('preview.graduation'),
      value: school.graduation,
    },
    ...asked.questions.map(({ key, label, options }) => {
      const answer = detail.answers[key] ?? '';
      const option = options.find(({ value }) => value === answer);
      const step: ApplicationStep = 'questions';
      return {
        step,
        label: pickText(label, locale),
        value: option ? pickText(option.label, locale) : answer,
      };
    }),
  ];
  return lines.filter(({ step, isAsked = true }) => isAsked && steps.includes(step));
}

interface SavedNoteProps {
  saved: Saved;
  onStartOver: () => void;
}

/** Says that the draft is stored, and since when; or that this device cannot store it. */
function SavedNote({ saved, onStartOver }: SavedNoteProps) {
  const t = useTranslations('enrollment.draft');
  const locale = useLocale();
  const [openedOn] = useState(() => dayInCambodia(Date.now()));
  const timeOf = (at: string) =>
    dayInCambodia(at) >= openedOn ? formatTimeOfDay(at) : `${formatTimeOfDay(at)}, ${formatDate(at, locale)}`;
  const texts = {
    saved: saved.at ? t('savedAt', { time: timeOf(saved.at) }) : t('ready'),
    notSaved: t('failed'),
    startOver: t('startOver'),
  };
  return <DraftNote isSaved={saved.isSaved} texts={texts} onStartOver={onStartOver} />;
}

/** The current content of the application; beside the form where there is room, else collapsed above it. */
function ApplicationPreview({ className }: { className?: string }) {
  const t = useTranslations('enrollment.preview');
  const locale = useLocale();
  const listId = useId();
  const { school, applicant } = useEnrollment();
  const [isOpen, setIsOpen] = useState(false);
  const lines = usePreview();
  const filled = lines.filter(({ value }) => value !== '').length;
  const title = applicant === undefined ? t('title') : t('titleFor', { name: applicant });
  const progress = t('filled', { filled, total: lines.length });

  return (
    <aside
      aria-label={title}
      className={cn('rounded-lg border border-border bg-surface p-4 shadow-soft', className)}
    >
      <div className="flex items-center gap-3">
        <SchoolEmblem school={school} sizePx={40} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{title}</p>
          <p className="truncate text-sm text-muted">{pickName(school, locale)}</p>
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
          className="-mr-2 flex min-h-11 items-center gap-1 rounded-md px-2 text-sm font-semibold text-accent-text @3xl:hidden"
        >
          {isOpen ? t('hide') : t('show')}
          <Icon name="chevron-down" className={cn('size-5 transition-transform', isOpen && 'rotate-180')} />
        </button>
      </div>
      {/* Where it stands collapsed, the steps say how far one is. */}
      <div className="mt-3 hidden @3xl:block">
        <Progress label={progress} value={filled} max={lines.length} className="h-1.5" />
        <p className="mt-1.5 text-sm text-muted">{progress}</p>
      </div>
      <dl
        id={listId}
        className={cn('mt-3 gap-2.5 border-t border-border pt-3 @3xl:grid', isOpen ? 'grid' : 'hidden')}
      >
        {lines.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className={cn('break-words', value === '' ? 'text-sm text-muted' : 'font-medium')}>
              {value || t('empty')}
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

const loadDialogs = () => import('./application-dialogs');
const ApplicationDialogs = lazy(() =>
  loadDialogs().then((module) => ({ default: module.ApplicationDialogs })),
);

interface FormFrameProps {
  opened: OpenForm;
  kind: 'send' | 'change';
  onSubmit: () => Promise<void>;
  onStartOver: () => void;
  className?: string;
  children: ReactNode;
}

/** The form of an application with its preview beside it, what is saved below it, and its dialogs. */
export function FormFrame({ opened, kind, onSubmit, onStartOver, className = '', children }: FormFrameProps) {
  const { draft, work, dialog, setDialog } = opened;

  // A connection that is lost later must not block the last button.
  useEffect(() => void loadDialogs().catch(() => undefined), []);

  return (
    <FormProvider {...work.form}>
      <div className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @3xl:grid-cols-[minmax(0,1fr)_18rem] @3xl:gap-8">
          <ApplicationPreview className="@3xl:sticky @3xl:top-24 @3xl:order-2" />
          <WorkForm
            form={work.form}
            area={work.area}
            elsewhere={work.elsewhere}
            onSubmit={onSubmit}
            className={`rounded-lg border border-border bg-surface shadow-soft ${className}`}
          >
            {children}
            <SavedNote saved={draft.saved} onStartOver={() => setDialog('startOver')} />
          </WorkForm>
        </div>
      </div>
      {dialog && (
        <Suspense fallback={null}>
          <ApplicationDialogs
            open={dialog}
            kind={kind}
            onClose={() => setDialog(null)}
            onSend={work.submit}
            onStartOver={() => {
              draft.discard();
              onStartOver();
            }}
          />
        </Suspense>
      )}
    </FormProvider>
  );
}
