'use client';

import { lazyPart } from '@/components/feedback/lazy-part';
import { ApplicationForm, type ApplicationFormProps } from './application-form';
import { FormSkeleton } from './form-skeleton';

/** One step after the other, or all of it on one page for people who know the form. */
export type FormComposition = 'steps' | 'whole';

const WholeForm = lazyPart(() => import('./whole-form').then((module) => module.WholeForm), FormSkeleton);

/** The same parts, rules, drafts and sending in either composition. */
export function ComposedForm({
  composition = 'steps',
  ...props
}: ApplicationFormProps & { composition?: FormComposition | undefined }) {
  return composition === 'whole' ? <WholeForm {...props} /> : <ApplicationForm {...props} />;
}
