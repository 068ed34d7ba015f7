'use client';

import { type RefObject, useEffect, useState } from 'react';
import { useTranslations } from 'next-intl';
import type { FieldPath } from 'react-hook-form';
import type * as z from 'zod';
import { codeOf } from '@/components/form/issue-code';
import { showToast } from '@/components/feedback/toast';
import { isApiError } from '@/lib/api/api-error';
import type { application } from '@/lib/contract/applicant/applicants';
import { applicationSteps, fieldsOfStep, isRequiredOfPerson, stepOfField } from './application-steps';
import type { Draft } from './draft-store';
import { plausibleApplication } from './plausible-application';
import type { ApplicationForm } from './use-application-form';
import type { useDraft } from './use-draft';
import { type Problem, problemOf, useSubmitApplication } from './use-submit-application';

type Name = FieldPath<z.input<typeof application>>;

interface Gap {
  path: string;
  code: string;
}

const gapsOf = (values: unknown): Gap[] =>
  (plausibleApplication.safeParse(values, { error: codeOf }).error?.issues ?? []).map((issue) => ({
    path: issue.path.join('.'),
    code: issue.message,
  }));

function problemOfGaps(gaps: readonly Gap[]): Problem {
  const missing = gaps.filter(({ code }) => code === 'required');
  if (missing.some(({ path }) => isRequiredOfPerson(path))) return { kind: 'missing' };
  return { kind: missing.length > 0 ? 'fields' : 'invalid' };
}

/** The first step with one of the fields; null when none has one. */
const firstStepOf = (gaps: readonly Gap[]) =>
  gaps
    .flatMap(({ path }) => stepOfField(path) ?? [])
    .toSorted((a, b) => a - b)
    .at(0) ?? null;

interface ApplicationFlow {
  form: ApplicationForm;
  /** The inputs on the page, to focus the first invalid one. */
  area: RefObject<HTMLElement | null>;
  draft: ReturnType<typeof useDraft>;
  initial: Draft;
  onSent: (applicantId: string) => void;
}

/** Moves through the steps, checks each before the next, sends at the end, and reports problems. */
export function useApplicationFlow({ form, area, draft, initial, onSent }: ApplicationFlow) {
  const t = useTranslations('enrollment');
  const [step, setStep] = useState(initial.step);
  const [furthest, setFurthest] = useState(initial.furthestStep);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [gapFocus, setGapFocus] = useState(0);
  const { send, isSending } = useSubmitApplication(draft.idempotencyKey);

  useEffect(() => {
    if (gapFocus === 0) return;
    // A closing dialog restores the focus first.
    const frame = requestAnimationFrame(() => {
      const control = area.current?.querySelector('[aria-invalid="true"]');
      const target = control?.matches('[role="radiogroup"]') ? control.querySelector('input') : control;
      if (target instanceof HTMLElement) target.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [gapFocus, area]);

  useEffect(() => {
    if (!problem) return;
    const frame = requestAnimationFrame(() =>
      area.current?.querySelector('[data-problem]')?.scrollIntoView({ block: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [problem, area]);

  const open = (next: number) => {
    setStep(next);
    setFurthest((before) => Math.max(before, next));
    draft.moveTo(next);
  };

  const showGaps = (gaps: readonly Gap[], found: Problem) => {
    const first = firstStepOf(gaps);
    if (first !== null && first !== step) open(first);
    setProblem(found);
    setGapFocus((before) => before + 1);
  };

  const check = async (fields: readonly string[]): Promise<boolean> => {
    await form.trigger(fields as Name[]);
    const isHere = ({ path }: Gap) => fields.some((field) => path === field || path.startsWith(`${field}.`));
    const gaps = gapsOf(form.getValues()).filter(isHere);
    if (gaps.length > 0) showGaps(gaps, problemOfGaps(gaps));
    else setProblem(null);
    return gaps.length === 0;
  };

  const submit = async () => {
    const parsed = plausibleApplication.safeParse(form.getValues());
    if (!parsed.success) return;
    draft.flush();
    setProblem(null);
    try {
      const sent = await send(parsed.data);
      if (!sent) return;
      draft.discard();
      showToast({ kind: 'success', message: t('success') });
      onSent(sent.applicantId);
    } catch (error) {
      const issues = isApiError(error, 422) ? error.issues : [];
      for (const { path, code } of issues) {
        if (stepOfField(path) !== null) form.setError(path as Name, { type: 'server', message: code });
      }
      if (issues.length > 0) showGaps(issues, problemOf(error));
      else setProblem(problemOf(error));
    }
  };

  return {
    step,
    furthest,
    problem,
    isSending,
    isLast: step === applicationSteps.length - 1,
    openStep: (next: number) => {
      setProblem(null);
      open(next);
    },
    /** true when the step, or at the end all of them, are valid. */
    checkStep: () => check(fieldsOfStep[applicationSteps[step] ?? 'program']),
    checkAll: () => check(Object.values(fieldsOfStep).flat()),
    submit,
  };
}
