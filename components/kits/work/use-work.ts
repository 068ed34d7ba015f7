'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { codeOf } from '@/components/form/issue-code';
import type { FormSchema } from '@/components/form/schema-resolver';
import type { ZodForm } from '@/components/form/use-checked-form';
import { isApiError } from '@/lib/api/api-error';
import { type Outcomes, outcomeOf } from '@/lib/api/outcome-of';
import { firstStepOf, type Gap, gapsAt, type WorkStep } from './steps-of-work';
import type { Elsewhere } from './use-draft';
import type { Submission } from './use-send-once';

/** Leads to the first field that is marked as wrong, and to the reason why sending failed. */
function useGapFocus(area: RefObject<HTMLElement | null>, problem: object | null) {
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    if (asked === 0) return;
    // A closing dialog restores the focus first.
    const frame = requestAnimationFrame(() => {
      const control = area.current?.querySelector('[aria-invalid="true"]');
      const target = control?.matches('[role="radiogroup"]') ? control.querySelector('input') : control;
      if (target instanceof HTMLElement) target.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [asked, area]);

  useEffect(() => {
    if (!problem) return;
    const frame = requestAnimationFrame(() =>
      area.current?.querySelector('[data-problem]')?.scrollIntoView({ block: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [problem, area]);

  return () => setAsked((before) => before + 1);
}

/** What stands in the way, and the refusal where there was one. */
export interface WorkProblem<Kind extends string = string> {
  kind: Kind;
  error?: unknown;
}

export interface WorkOptions<Schema extends FormSchema, Key extends string, Kind extends string, Sent> {
  form: ZodForm<Schema>;
  schema: Schema;
  steps: readonly WorkStep<Key>[];
  initial: { step: number; furthestStep: number };
  draft: {
    flush: () => void;
    change: (part: { step: number; furthestStep: number }) => void;
    discard: () => void;
    elsewhere: Elsewhere | null;
  };
  submission: Submission<z.output<Schema>, Sent>;
  /** What each refusal means. */
  problems: Outcomes<Kind>;
  /** The problem of values that cannot be sent; a refusal that means it is shown at its fields. */
  fieldProblem: Kind;
  /** Where gaps on this page have problems of their own. */
  kindOfGaps?: (gaps: readonly Gap[]) => Kind;
  /** What only the page knows to be wrong; the server says the same. */
  rules?: (values: z.input<Schema>) => readonly Gap[];
  onSent: (sent: Sent) => void;
}

const gapsIn = (schema: FormSchema, values: unknown): Gap[] =>
  (schema.safeParse(values, { error: codeOf }).error?.issues ?? []).map(({ path, message }) => ({
    path: path.join('.'),
    code: message,
  }));

/** What is marked as wrong is looked at again with every change. */
function useRecheck<Values extends FieldValues, Output>(form: UseFormReturn<Values, unknown, Output>) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const changed = name as FieldPath<Values> | undefined;
          if (changed && form.getFieldState(changed).error) void form.trigger(changed);
        },
      }),
    [form],
  );
}

/** Moves through the steps of a form, checks each before the next, sends at the end, and says what stands in the way. */
export function useWork<Schema extends FormSchema, Key extends string, Kind extends string, Sent>(
  options: WorkOptions<Schema, Key, Kind, Sent>,
) {
  type Name = FieldPath<z.input<Schema>>;
  const { form, schema, steps, initial, draft, submission, problems, fieldProblem, onSent } = options;
  const { kindOfGaps = () => fieldProblem, rules = () => [] } = options;
  const last = steps.length - 1;
  const [opened, setOpened] = useState(initial.step);
  const [reached, setReached] = useState(initial.furthestStep);
  const step = Math.min(opened, last);
  const [problem, setProblem] = useState<WorkProblem<Kind> | null>(null);
  const area = useRef<HTMLFormElement>(null);
  const focusGap = useGapFocus(area, problem);

  useRecheck(form);

  const openStep = (next: number) => {
    setOpened(next);
    setReached((before) => Math.max(before, next));
    draft.change({ step: next, furthestStep: Math.max(reached, next) });
  };
  const gapsOf = (values: z.input<Schema>) => [...gapsIn(schema, values), ...rules(values)];
  const showGaps = (gaps: readonly Gap[], found: WorkProblem<Kind>) => {
    const first = firstStepOf(gaps, steps);
    if (first !== null && first !== step) openStep(first);
    setProblem(found);
    focusGap();
  };
  const mark = (gaps: readonly Gap[], type: string) => {
    for (const { path, code } of gaps) form.setError(path as Name, { type, message: code });
  };
  const check = async (fields: readonly string[]): Promise<boolean> => {
    await form.trigger(fields as Name[]);
    const values = form.getValues();
    const gaps = gapsAt(gapsOf(values), fields);
    mark(gapsAt(rules(values), fields), 'rule');
    if (gaps.length > 0) showGaps(gaps, { kind: kindOfGaps(gaps) });
    else setProblem(null);
    return gaps.length === 0;
  };
  const allFields = steps.flatMap(({ fields }) => fields);
  const refuse = (error: unknown) => {
    const found = { kind: outcomeOf(error, problems), error };
    const issues = found.kind === fieldProblem && isApiError(error) ? error.issues : [];
    if (issues.length === 0) return setProblem(found);
    mark(gapsAt(issues, allFields), 'server');
    showGaps(issues, found);
  };

  return {
    form,
    area,
    steps,
    step,
    /** The key of the open step. */
    key: steps[step]?.key,
    furthest: Math.min(reached, last),
    isLast: step === last,
    problem,
    setProblem,
    isSending: submission.isSending,
    /** What another tab has written of the same draft. */
    elsewhere: draft.elsewhere,
    openStep: (next: number) => {
      setProblem(null);
      openStep(next);
    },
    /** Back to the first step, as in a form that was just opened. */
    restart: () => {
      setOpened(0);
      setReached(0);
      setProblem(null);
    },
    /** true when the open step can be left. */
    checkStep: () => check(steps[step]?.fields ?? []),
    checkAll: () => check(allFields),
    /** The first step after this one in which something is missing; null where nothing is. */
    nextGap: () => {
      const gaps = gapsOf(form.getValues());
      const next = steps.findIndex(({ fields }, index) => index > step && gapsAt(gaps, fields).length > 0);
      return next === -1 ? null : next;
    },
    /** Sends what was checked; the draft goes once it has arrived. */
    submit: async () => {
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
        refuse(error);
      }
    },
  };
}
