'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import type * as z from 'zod';
import { codeOf } from '@/components/form/issue-code';
import { isApiError } from '@/lib/api/api-error';
import type { ApplicantDetail } from '@/lib/contract/applicant/applicant-shapes';
import type { application } from '@/lib/contract/applicant/applicants';
import { fieldsOf, isRequiredOfPerson, stepOfField, stepsOf } from './application-steps';
import type { Draft } from './draft-store';
import type { ApplicantForm } from '@/lib/domain/applications/applicant-form';
import type { ApplicationForm, ApplicationSchema } from './use-application-form';
import type { useDraft } from './use-draft';
import { type Problem, problemOf, type Submission } from './use-submit-application';

type Name = FieldPath<z.input<typeof application>>;

interface Gap {
  path: string;
  code: string;
}

const gapsOf = (schema: ApplicationSchema, values: unknown): Gap[] =>
  (schema.safeParse(values, { error: codeOf }).error?.issues ?? []).map((issue) => ({
    path: issue.path.join('.'),
    code: issue.message,
  }));

function problemOfGaps(gaps: readonly Gap[]): Problem {
  const missing = gaps.filter(({ code }) => code === 'required');
  if (missing.some(({ path }) => isRequiredOfPerson(path))) return { kind: 'missing' };
  return { kind: missing.length > 0 ? 'fields' : 'invalid' };
}

/** The first step that holds one of the fields; null when none does. */
const firstStepOf = (gaps: readonly Gap[], asked: ApplicantForm) =>
  gaps
    .flatMap(({ path }) => stepOfField(path, asked) ?? [])
    .toSorted((a, b) => a - b)
    .at(0) ?? null;

interface ApplicationFlow {
  form: ApplicationForm;
  /** What is asked, and its rules. */
  asked: ApplicantForm;
  schema: ApplicationSchema;
  submission: Submission;
  /** The fields on the page, to lead to the first that is wrong. */
  area: RefObject<HTMLElement | null>;
  draft: ReturnType<typeof useDraft>;
  initial: Draft;
  onSent: (sent: ApplicantDetail) => void;
}

/** Moves through the steps, checks each before the next, sends at the end, and says what stands in the way. */
export function useApplicationFlow(given: ApplicationFlow) {
  const { form, asked, schema, submission, area, draft, initial, onSent } = given;
  const steps = stepsOf(asked);
  const last = steps.length - 1;
  const [openStep, setStep] = useState(initial.step);
  const [furthestStep, setFurthest] = useState(initial.furthestStep);
  const step = Math.min(openStep, last);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [gapFocus, setGapFocus] = useState(0);

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
    const first = firstStepOf(gaps, asked);
    if (first !== null && first !== step) open(first);
    setProblem(found);
    setGapFocus((before) => before + 1);
  };

  const check = async (fields: readonly string[]): Promise<boolean> => {
    await form.trigger(fields as Name[]);
    const isHere = ({ path }: Gap) => fields.some((field) => path === field || path.startsWith(`${field}.`));
    const gaps = gapsOf(schema, form.getValues()).filter(isHere);
    if (gaps.length > 0) showGaps(gaps, problemOfGaps(gaps));
    else setProblem(null);
    return gaps.length === 0;
  };

  const submit = async () => {
    const parsed = schema.safeParse(form.getValues());
    if (!parsed.success) return;
    draft.flush();
    setProblem(null);
    try {
      const sent = await submission.send(parsed.data);
      if (!sent) return;
      draft.discard();
      onSent(sent);
    } catch (error) {
      const issues = isApiError(error, 422) ? error.issues : [];
      for (const { path, code } of issues) {
        if (stepOfField(path, asked) !== null) form.setError(path as Name, { type: 'server', message: code });
      }
      if (issues.length > 0) showGaps(issues, problemOf(error));
      else setProblem(problemOf(error));
    }
  };

  return {
    steps,
    step,
    furthest: Math.min(furthestStep, last),
    problem,
    isSending: submission.isSending,
    isLast: step === last,
    openStep: (next: number) => {
      setProblem(null);
      open(next);
    },
    /** true when the step, or at the end all of them, can go on. */
    checkStep: () => check(fieldsOf(steps[step] ?? 'program', asked)),
    checkAll: () => check(steps.flatMap((each) => fieldsOf(each, asked))),
    /** The first step after this one in which something is missing; null where nothing is. */
    nextGap: () => {
      const ahead = gapsOf(schema, form.getValues()).filter(
        ({ path }) => (stepOfField(path, asked) ?? 0) > step,
      );
      return firstStepOf(ahead, asked);
    },
    submit,
  };
}
