'use client';

import { createContext, type RefObject, useContext, useLayoutEffect } from 'react';

/** Field names with their labels and the ids of their controls, for the error summary. */
export type FieldRegistry = Map<string, { label: string; controlId: string }>;

export const FormRegistryContext = createContext<RefObject<FieldRegistry> | null>(null);

/** The form was sent, and the page after it is on its way. */
export const FormLeavingContext = createContext(false);

/** Registers a field for the summary while it is mounted. */
export function useRegisteredField(name: string, label: string, controlId: string): void {
  const registry = useContext(FormRegistryContext);
  // Before any summary looks for it, also one that appears together with the field.
  useLayoutEffect(() => {
    const fields = registry?.current;
    fields?.set(name, { label, controlId });
    return () => {
      fields?.delete(name);
    };
  }, [registry, name, label, controlId]);
}
