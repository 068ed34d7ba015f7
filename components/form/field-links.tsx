'use client';

import { useContext, useEffect, useReducer } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormRegistryContext } from './form-context';
import type { NamedError } from './named-errors';
import { useIssueText } from './use-issue-text';

/** What is wrong, each with a link to its field. */
export function FieldLinks({ errors }: { errors: readonly NamedError[] }) {
  const issueText = useIssueText();
  const { setFocus } = useFormContext();
  const registry = useContext(FormRegistryContext);
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  const unnamed = errors.filter(({ name }) => !registry?.current.has(name));
  // A field that the refusal asked for is mounted together with this list.
  useEffect(() => {
    if (unnamed.some(({ name }) => registry?.current.has(name))) lookAgain();
  }, [unnamed, registry]);
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
