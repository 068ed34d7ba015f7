'use client';

import { useTranslations } from 'next-intl';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { type FieldRegistry, FormLeavingContext, FormRegistryContext } from '@/components/form/form-context';
import { useSubmission } from '@/components/form/use-submission';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { OtherTab } from './other-tab';
import type { Elsewhere } from './use-draft';

interface WorkFormProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  area: RefObject<HTMLFormElement | null>;
  onSubmit: () => unknown;
  elsewhere: Elsewhere | null;
  className?: string;
  children: ReactNode;
}

/** The form around the steps. What goes wrong in our own code is said on top of it. */
export function WorkForm<Values extends FieldValues, Output>(props: WorkFormProps<Values, Output>) {
  const { form, area, onSubmit, elsewhere, className, children } = props;
  const t = useTranslations('form');
  const registry = useRef<FieldRegistry>(new Map());
  const [isFaulty, setFaulty] = useState(false);
  const { submit, isLeaving } = useSubmission({
    form,
    onSubmit: async () => {
      setFaulty(false);
      await onSubmit();
    },
    onFault: () => setFaulty(true),
  });
  return (
    <FormProvider {...form}>
      <FormRegistryContext value={registry}>
        <form
          ref={area}
          noValidate
          // If the browser ever submits it natively, no typed value is in an address.
          method="post"
          onSubmit={submit}
          className={cn('min-w-0 p-4 sm:p-6', className)}
        >
          {elsewhere && <OtherTab {...elsewhere} />}
          {isFaulty && (
            <Alert tone="danger" className="mb-4">
              {t('errors.fault')}
            </Alert>
          )}
          <FormLeavingContext value={isLeaving}>{children}</FormLeavingContext>
        </form>
      </FormRegistryContext>
    </FormProvider>
  );
}

/** The heading of the open step; it takes the focus when another step opens. */
export function StepHeading({ step, children }: { step: number; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstShown = useRef(true);
  useEffect(() => {
    if (!isFirstShown.current) heading.current?.focus();
    isFirstShown.current = false;
  }, [step]);
  return (
    <h2 ref={heading} tabIndex={-1} className="mb-4 mt-4 scroll-mt-24 text-xl outline-none">
      {children}
    </h2>
  );
}

/** On blur a field shows or hides its error, which would move the button under the pointer before the click completes. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface StepButtonsProps {
  work: { step: number; isLast: boolean; isSending: boolean; openStep: (step: number) => void };
  texts: { back: string; next: string; send: string };
  /** Waits for something else than the call. */
  busy?: boolean;
  disabled?: boolean;
  arrows?: boolean;
}

/** The way back, and on. */
export function StepButtons({
  work,
  texts,
  busy = false,
  disabled = false,
  arrows = false,
}: StepButtonsProps) {
  const isLeaving = useContext(FormLeavingContext);
  return (
    <div className={cn('mt-6 flex gap-3', !arrows && 'flex-wrap')}>
      {work.step > 0 && (
        <Button
          variant="secondary"
          size="lg"
          onMouseDown={keepFocus}
          className={cn(arrows && 'max-sm:px-4')}
          onClick={() => work.openStep(work.step - 1)}
        >
          {arrows && <Icon name="arrow-left" aria-hidden="true" className="size-5" />}
          {texts.back}
        </Button>
      )}
      <Button
        type="submit"
        size="lg"
        onMouseDown={keepFocus}
        loading={work.isSending || busy || isLeaving}
        disabled={disabled}
        className={cn('ml-auto', arrows && 'max-sm:flex-1 max-sm:px-4')}
      >
        {work.isLast ? texts.send : texts.next}
        {arrows && !work.isLast && <Icon name="arrow-right" aria-hidden="true" className="size-5" />}
      </Button>
    </div>
  );
}
