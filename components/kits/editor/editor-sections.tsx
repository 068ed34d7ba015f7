'use client';

import { useTranslations } from 'next-intl';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext, type FieldValues, get } from 'react-hook-form';
import { FormRegistryContext, type FieldRegistry } from '@/components/form/form-context';
import type { FormSchema } from '@/components/form/schema-resolver';
import { Icon } from '@/components/ui/icon';

interface SectionMark {
  id: string;
  title: string;
  filled: number;
  total: number;
  /** Labels of what is empty although the schema requires it. */
  missing: readonly string[];
  /** Labels of what is filled in otherwise than the schema wants it. */
  wrong: readonly string[];
}

/** A titled part of a form: a `Panel`, or a group of fields. */
const sectionSelector = 'section[aria-labelledby], fieldset[data-section]';

/** By which sections are found; those that come later get their own. */
let given = 0;

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const titleOf = (section: Element) => section.querySelector('h2, h3, legend')?.textContent ?? '';

/** Of each section that has fields: how much is filled in, and what the schema still asks for. */
function sectionMarks(
  form: HTMLElement,
  registry: FieldRegistry,
  schema: FormSchema,
  values: FieldValues,
): SectionMark[] {
  const refused = new Set(schema.safeParse(values).error?.issues.map(({ path }) => path.join('.')));
  const fields = [...registry].flatMap(([name, { label, controlId }]) => {
    const value: unknown = get(values, name);
    const section = document.getElementById(controlId)?.closest(sectionSelector);
    // A box is neither empty nor filled.
    return section && typeof value !== 'boolean' ? [{ name, label, value, section }] : [];
  });
  return [...form.querySelectorAll(sectionSelector)].flatMap((section) => {
    const own = fields.filter((field) => field.section === section);
    if (own.length === 0) return [];
    section.id ||= `section-${(given += 1)}`;
    const asked = own.filter(({ name }) => refused.has(name));
    return {
      id: section.id,
      title: titleOf(section),
      filled: own.filter(({ value }) => !isEmpty(value)).length,
      total: own.length,
      missing: asked.filter(({ value }) => isEmpty(value)).map(({ label }) => label),
      wrong: asked.filter(({ value }) => !isEmpty(value)).map(({ label }) => label),
    };
  });
}

/** Fewer are seen at once. */
const sectionsMin = 3;
/** A pause in typing. */
const pauseMs = 300;

/** The sections of a long form as links, each with what it still lacks; none above a short one. */
export function EditorSections({ schema }: { schema: FormSchema }) {
  const t = useTranslations('editor.sections');
  const list = useRef<HTMLElement>(null);
  const registry = useContext(FormRegistryContext);
  const { subscribe, getValues } = useFormContext();
  const [marks, setMarks] = useState<readonly SectionMark[]>([]);
  const count = useEffectEvent(() => {
    const form = list.current?.closest('form');
    if (form && registry) setMarks(sectionMarks(form, registry.current, schema, getValues()));
  });
  useEffect(() => {
    let timer = setTimeout(() => count());
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => count(), pauseMs);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe]);
  return (
    <nav ref={list} aria-label={t('label')} hidden={marks.length < sectionsMin} className="editor-sections">
      <ul>
        {marks.map((mark) => (
          <li key={mark.id}>
            <SectionLink mark={mark} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SectionLink({ mark: { id, title, filled, total, missing, wrong } }: { mark: SectionMark }) {
  const t = useTranslations('editor.sections');
  const lacks = () => {
    if (missing.length > 1) return t('missingMore', { field: missing[0] ?? '', count: missing.length - 1 });
    if (missing.length === 1) return t('missing', { field: missing[0] ?? '' });
    return wrong.length > 0 ? t('wrong', { field: wrong[0] ?? '' }) : null;
  };
  const lack = lacks();
  return (
    <a href={`#${id}`}>
      <Icon
        name={lack ? 'circle-exclamation-point' : 'circle-check'}
        className={lack ? 'size-4 text-warning' : 'size-4 text-success'}
      />
      <span className="min-w-0">
        <b>{title}</b>
        <small>
          {t('filled', { filled, total })}
          {lack && <span className="sr-only md:not-sr-only">; {lack}</span>}
        </small>
      </span>
    </a>
  );
}
