'use client';

import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { ApplicationPreview } from './application-preview';
import { SavedNote } from './saved-note';
import type { OpenForm } from './use-open-form';

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
  const { form, draft, area, flow, dialog, setDialog } = opened;

  // A connection that is lost later must not block the last button.
  useEffect(() => void loadDialogs().catch(() => undefined), []);

  return (
    <FormProvider {...form}>
      <div className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @3xl:grid-cols-[minmax(0,1fr)_18rem] @3xl:gap-8">
          <ApplicationPreview className="@3xl:sticky @3xl:top-24 @3xl:order-2" />
          <form
            ref={area}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void onSubmit();
            }}
            className={`min-w-0 rounded-lg border border-border bg-surface p-4 shadow-soft sm:p-6 ${className}`}
          >
            {children}
            <div className="mt-4 border-t border-border pt-3">
              <SavedNote saved={draft.saved} onStartOver={() => setDialog('startOver')} />
            </div>
          </form>
        </div>
      </div>
      {dialog && (
        <Suspense fallback={null}>
          <ApplicationDialogs
            open={dialog}
            kind={kind}
            onClose={() => setDialog(null)}
            onSend={flow.submit}
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
