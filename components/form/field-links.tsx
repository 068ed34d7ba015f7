'use client';

import { useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormRegistryContext } from './form-context';
import type { NamedError } from './named-errors';
import { useIssueText } from './use-issue-text';

/** What is wrong, each with a link to its field. */
export function FieldLinks({ errors }: { errors: readonly NamedError[] }) {
  const issueText = useIssueText();
  const { setFocus } = useFormContext();
  const registry = useContext(FormRegistryContext);
  if (errors.length === 0) return null;
  return (
    <ul className="mt-1 grid gap-1">
      {errors.map(({ name, message }) => {
        const field = registry?.current.get(name);
        return (
          <li key={name}>
            <a
              href={`#${field?.controlId ?? name}`}
              className="underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                const control = field && document.getElementById(field.controlId);
                if (control) control.focus();
                else setFocus(name);
              }}
            >
              {issueText(message, field?.label ?? name)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
