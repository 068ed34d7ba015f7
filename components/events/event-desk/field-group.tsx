import type { ReactNode } from 'react';

/** Fields of one matter, with its name above them. */
export const FieldGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset data-section className="grid gap-4 border-t border-border pt-5">
    <legend className="float-left w-full text-lg font-semibold">{title}</legend>
    <div className="clear-both grid gap-4">{children}</div>
  </fieldset>
);
