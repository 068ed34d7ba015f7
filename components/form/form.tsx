'use client';

import {
  type ComponentProps,
  useRef,
  useLayoutEffect,
  type RefObject,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
} from 'react';
import {
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  type FieldError,
  get,
  useFormState,
  type FieldPath,
  type PathValue,
} from 'react-hook-form';
import { NoScriptNote } from '@/components/feedback/no-script-note';
import { applyServerIssues, hasCode } from './apply-server-issues';
import { type FieldRegistry, FormLeavingContext, FormRegistryContext } from './form-context';
import { setFault } from './faults';
import { useSubmission } from './use-submission';
import { useTranslations } from 'next-intl';
import { SessionEnded } from '@/components/feedback/session-ended';
import { Alert } from '@/components/ui/alert';
import { knownPerson, onSessionNews, sessionNews } from '@/lib/device/session-news';
import { FieldLinks } from './field-links';
import { namedErrors } from './named-errors';
import { useErrorText } from './use-issue-text';
import { deviceStore, readBy } from '@/lib/device/device-store';
import { useDeviceValue } from '@/lib/device/use-device-value';
import { useSessionNews } from '@/lib/device/use-session-news';
import { usePathname } from '@/lib/i18n/navigation';

interface Kept {
  /** Whose text it is. */
  person: string;
  /** What the form began with, as JSON: another record has other values. */
  before: string;
  values: Record<string, unknown>;
}

const kept = readBy((value): Kept | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { person, before, values } = value as Partial<Record<keyof Kept, unknown>>;
  if (typeof person !== 'string' || typeof before !== 'string') return null;
  return typeof values === 'object' && values !== null ? { person, before, values: { ...values } } : null;
});

const secrets = '[type=password], [autocomplete*=password], [autocomplete=one-time-code]';
const nobody = () => null;

/**
 * Stores what was typed into a form in this tab when the session of its person ends, and fills it in when the same
 * person comes back to the same form. Secrets and files are not stored.
 * @returns whether the form shows what was stored; `accept` when it is sent
 */
function useKeptAtEnd<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  registry: RefObject<FieldRegistry>,
  isWanted: boolean,
): { isRestored: boolean; accept: () => void } {
  const path = usePathname();
  const person = useSyncExternalStore(onSessionNews, knownPerson, nobody);
  const news = useSessionNews();
  const before = JSON.stringify(form.formState.defaultValues ?? {});
  const names = Object.keys(form.getValues()).toSorted().join();
  const store = deviceStore(`sala-typed-at-end ${path} ${names}`, kept, { scope: 'tab' });
  const found = useDeviceValue(store);
  const isOwn = found?.person === person && found?.before === before;
  const isRestored = isWanted && isOwn && news === null && person !== null;

  const keep = useEffectEvent(() => {
    const reason = sessionNews();
    if (person === null || reason === null || reason === 'rights') return;
    const values: Record<string, unknown> = form.getValues();
    if (JSON.stringify(values) === before) return;
    const isSecret = (name: string) => {
      const { controlId = '' } = registry.current.get(name) ?? {};
      return document.getElementById(controlId)?.matches(secrets) ?? false;
    };
    const isPlain = ([name, value]: [string, unknown]) => !isSecret(name) && !(value instanceof Blob);
    store.write({ person, before, values: Object.fromEntries(Object.entries(values).filter(isPlain)) });
  });
  const fillIn = useEffectEvent(() => {
    for (const [name, value] of Object.entries(found?.values ?? {})) {
      const field = name as FieldPath<Values>;
      form.setValue(field, value as PathValue<Values, typeof field>, { shouldDirty: true });
    }
  });

  useEffect(() => {
    if (isRestored) fillIn();
  }, [isRestored]);
  useEffect(() => {
    if (!isWanted) return;
    const onHide = () => keep();
    const stop = onSessionNews(onHide);
    // What is typed after the end, until the page is left for the log-in.
    window.addEventListener('pagehide', onHide);
    return () => {
      stop();
      window.removeEventListener('pagehide', onHide);
    };
  }, [isWanted]);

  return { isRestored, accept: () => void (isRestored && store.write(null)) };
}

/** Above the fields that have their texts back after a log-in. */
function RestoredNote() {
  const t = useTranslations('form');
  return <Alert tone="info">{t('restored')}</Alert>;
}

/** The errors of a submission: links to the fields, and errors without a field. Takes the focus. */
function FormError() {
  const t = useTranslations('form');
  const errorText = useErrorText();
  const { errors, submitCount, isSubmitting } = useFormState();

  const root: FieldError | undefined = get(errors, 'root.server');
  const named = namedErrors(errors);
  const isShown = submitCount > 0 && !isSubmitting && (root !== undefined || named.length > 0);

  const isSessionOver = root?.message === 'unauthorized' && knownPerson() !== null;

  const summary = useRef<HTMLDivElement>(null);
  const focusedAt = useRef(0);
  const before = useRef<Element | null>(null);
  // At the moment the text appears, and once for each submission: later it would take letters from a person who
  // continues typing.
  useLayoutEffect(() => {
    // What held the focus before gets it back, where it would be lost with the text.
    if (!isShown && document.activeElement === summary.current && before.current instanceof HTMLElement)
      before.current.focus();
    if (!isShown || focusedAt.current === submitCount) return;
    focusedAt.current = submitCount;
    before.current = document.activeElement;
    summary.current?.focus();
  }, [isShown, submitCount]);

  return (
    <div ref={summary} tabIndex={-1} className="rounded-md empty:hidden">
      {isShown && isSessionOver && <SessionEnded />}
      {isShown && !isSessionOver && (
        <Alert
          tone="danger"
          title={root ? errorText(root.message ?? 'other') : t('summary', { count: named.length })}
        >
          <FieldLinks errors={named} />
        </Alert>
      )}
    </div>
  );
}

interface FormProps<Values extends FieldValues, Output> extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Receives the schema's output. Its errors are shown in the form: at the fields, or above them. */
  onSubmit: (values: Output) => Promise<unknown> | void;
  /** Its values are stored while they are typed: nothing else has to keep them. */
  hasDraft?: boolean;
  /** After it was sent another address shows the same form, so that it takes another press meanwhile. */
  staysOpen?: boolean;
}

/** A form with its context, the error summary on top, and the backend's refusals at their fields. */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  hasDraft = false,
  staysOpen = false,
  children,
  className,
  ...props
}: FormProps<Values, Output>) {
  const registry = useRef<FieldRegistry>(new Map());
  const { isRestored, accept } = useKeptAtEnd(form, registry, !hasDraft);
  const send = async (values: Output) => {
    accept();
    try {
      await onSubmit(values);
    } catch (error) {
      if (!hasCode(error)) throw error;
      applyServerIssues(form, error);
    }
  };
  const { submit, isLeaving } = useSubmission({
    form,
    staysOpen,
    onSubmit: () => form.handleSubmit(send)(),
    onFault: () => setFault(form),
  });

  return (
    <FormProvider {...form}>
      <FormRegistryContext value={registry}>
        <form
          // If the browser ever submits it natively, no typed value is in an address.
          method="post"
          {...props}
          noValidate
          onSubmit={submit}
          className={className ?? 'grid gap-5'}
        >
          <FormLeavingContext value={isLeaving}>
            <NoScriptNote what="form" />
            <FormError />
            {isRestored && <RestoredNote />}
            {children}
          </FormLeavingContext>
        </form>
      </FormRegistryContext>
    </FormProvider>
  );
}
