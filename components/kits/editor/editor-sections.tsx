'use client';

import { useTranslations } from 'next-intl';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormRegistryContext } from '@/components/form/form-context';
import type { FormSchema } from '@/components/form/schema-resolver';
import { Icon } from '@/components/ui/icon';
import { type SectionMark, sectionMarks } from './section-marks';

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
