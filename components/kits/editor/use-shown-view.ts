'use client';

import { useState } from 'react';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import type { EditorView } from './editor-views';

/** The chosen tab of an editor. What a press on "save" finds wrong, and what is asked, is seen in the form only. */
export function useShownView<Values extends FieldValues, Output>(
  control: Control<Values, unknown, Output>,
  isAsked: boolean,
): [EditorView, (view: EditorView) => void] {
  const { submitCount, isSubmitting, errors } = useFormState({ control });
  const [chosen, setChosen] = useState<{ view: EditorView; at: number }>({ view: 'write', at: 0 });
  const isRefused = !isSubmitting && submitCount > chosen.at && Object.keys(errors).length > 0;
  return [isAsked || isRefused ? 'write' : chosen.view, (view) => setChosen({ view, at: submitCount })];
}
