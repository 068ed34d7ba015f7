'use client';

import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { WorkForm } from '@/components/kits/work/work-form';
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
