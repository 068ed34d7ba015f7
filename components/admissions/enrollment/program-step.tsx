'use client';

import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { ChoiceField, type Choice } from '@/components/form/choice-field';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Price } from '@/components/ui/price';
import { useToday } from '@/components/ui/use-today';
import { formatDate } from '@/lib/domain/dates/dates';
import { applicationStateOn } from '@/lib/domain/schools/application-state';
import { pickName } from '@/lib/i18n/pick';
import type { EntryVerdict } from '@/lib/domain/schools/may-enter';
import { useEnrollment } from './enrollment-context';
import { ChosenEntry } from './entry-notice';
import type { EnrollmentProgram } from './enrollment-school';
import { useTypedValues } from './use-application-form';
import { useEntry } from './use-entry';

/** A phone's screen and a half. */
const shownMax = 5;

function ProgramFacts({ program }: { program: EnrollmentProgram }) {
  const state = applicationStateOn(program, useToday());
  const t = useTranslations('enrollment.program');
  const words = useTranslations('education');
  const locale = useLocale();
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <span>{words(`degree.${program.degree}`)}</span>
      {program.shift && <span>{words(`shift.${program.shift}`)}</span>}
      <Price amountUsd={program.tuitionFee} per={program.degree === 'short-course' ? 'course' : 'year'} />
      {state.key !== 'open' && <span className="text-danger">{words(`application.${state.key}`)}</span>}
      {state.key === 'open' && state.until && (
        <span>{t('deadline', { date: formatDate(state.until, locale) })}</span>
      )}
    </span>
  );
}

type Search = typeof import('@/components/form/combobox-options');

/** The programs that match the typed text, else those to begin with; the selected one is always included, first. */
function useProgramSearch(
  programs: readonly EnrollmentProgram[],
  unsearched: readonly EnrollmentProgram[],
  chosenId: string | null | undefined,
) {
  const [search, setSearch] = useState<Search | null>(null);
  const [keyword, setKeyword] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const options = useMemo(
    () =>
      search?.indexOptions(
        programs.map(({ enrollableSubjectId: value, name: label, nameNative: alias }) => ({
          value,
          label,
          alias,
        })),
      ),
    [search, programs],
  );
  const found = search && options && keyword.trim() !== '' ? search.searchOptions(options, keyword) : null;
  const hits = found
    ? found.flatMap(({ value }) => programs.find((program) => program.enrollableSubjectId === value) ?? [])
    : unsearched;
  // Only in a truncated list the selected one moves: in a complete one it would jump under the finger.
  const chosen = programs.find(({ enrollableSubjectId }) => enrollableSubjectId === chosenId);
  const max = isWhole ? Infinity : shownMax;
  const isCut = hits.length > max || found !== null;
  const listed = chosen && isCut ? [chosen, ...hits.filter((program) => program !== chosen)] : hits;
  return {
    keyword,
    setKeyword,
    /** Comparing Khmer needs tables that load only for a search. */
    prepare: () => void import('@/components/form/combobox-options').then(setSearch, () => undefined),
    showAll: () => setIsWhole(true),
    shown: listed.slice(0, max),
    more: Math.max(0, listed.length - max),
    isFound: found === null || hits.length > 0,
  };
}

/** Those whom one may enter first. What asks for something else comes last, and stays folded until it is wanted. */
const groupOrder: readonly EntryVerdict[] = ['yes', 'unknown', 'not-yet', 'no'];

function useGroups(programs: readonly EnrollmentProgram[], chosenId: string | null | undefined) {
  const { judge } = useEntry();
  const [isUnfolded, setUnfolded] = useState(false);
  const verdictOf = (program: EnrollmentProgram) => judge && judge(program).verdict;
  const rankOf = (program: EnrollmentProgram) => groupOrder.indexOf(verdictOf(program) ?? 'yes');
  const sort = (list: readonly EnrollmentProgram[]) => list.toSorted((a, b) => rankOf(a) - rankOf(b));
  const isFolded = (program: EnrollmentProgram) =>
    !isUnfolded && verdictOf(program) === 'no' && program.enrollableSubjectId !== chosenId;
  const unsearched = sort(programs.filter((program) => !isFolded(program)));
  return {
    verdictOf,
    sort,
    unsearched,
    folded: programs.length - unsearched.length,
    unfold: () => setUnfolded(true),
  };
}

/** The program that the person wants to study, or that they do not know yet. */
export function ProgramStep() {
  const t = useTranslations('enrollment.program');
  const locale = useLocale();
  const words = useTranslations('education.entry');
  const { programs: all, sentProgramId } = useEnrollment();
  const { enrollToId } = useTypedValues();
  const today = useToday();
  const chosen = all.find(({ enrollableSubjectId }) => enrollableSubjectId === enrollToId);
  const isChosenOpen = !chosen || applicationStateOn(chosen, today).key === 'open';
  const programs = useMemo(() => {
    const mayStay = (program: EnrollmentProgram) =>
      program === chosen || program.enrollableSubjectId === sentProgramId;
    return all.filter((program) => mayStay(program) || applicationStateOn(program, today).key === 'open');
  }, [all, chosen, sentProgramId, today]);
  const { verdictOf, sort, unsearched, folded, unfold } = useGroups(programs, enrollToId);
  const { keyword, setKeyword, prepare, showAll, shown, more, isFound } = useProgramSearch(
    programs,
    unsearched,
    enrollToId,
  );

  const choices: Choice[] = [
    ...sort(shown).map((program) => {
      const verdict = verdictOf(program);
      return {
        value: program.enrollableSubjectId,
        label: pickName(program, locale),
        hint: <ProgramFacts program={program} />,
        ...(verdict && { group: words(verdict) }),
      };
    }),
    { value: null, label: t('undecided'), hint: t('undecidedHint') },
  ];

  return (
    <>
      {all.length === 0 && <p className="text-muted">{t('none')}</p>}
      {!isChosenOpen &&
        (enrollToId === sentProgramId ? (
          <Alert tone="info" title={t('sentTitle')}>
            {t('sentBody')}
          </Alert>
        ) : (
          <Alert tone="warning" title={t('notOpen')} />
        ))}
      {programs.length > shownMax && (
        <div>
          <span className="relative block">
            <Icon
              name="search"
              className="pointer-events-none absolute left-3.5 top-1/2 size-5 -translate-y-1/2 text-muted"
            />
            <Input
              type="search"
              aria-label={t('search')}
              placeholder={t('search')}
              value={keyword}
              onFocus={prepare}
              onChange={(event) => setKeyword(event.target.value)}
              // Enter would submit the step.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              autoComplete="off"
              className="pl-11"
            />
          </span>
          <p aria-live="polite" className="mt-1.5 text-sm text-muted empty:hidden">
            {!isFound && t('noMatch', { keyword })}
          </p>
        </div>
      )}
      <ChoiceField name="enrollToId" label={t('label')} choices={choices} />
      {more > 0 && (
        <Button variant="soft" wide onClick={showAll}>
          {t('more', { count: more })}
        </Button>
      )}
      {folded > 0 && keyword.trim() === '' && (
        <Button
          variant="soft"
          wide
          onClick={() => {
            unfold();
            showAll();
          }}
        >
          {t('folded', { count: folded })}
        </Button>
      )}
      <ChosenEntry />
    </>
  );
}
