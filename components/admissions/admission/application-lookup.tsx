'use client';

import { type FormEvent, useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Skeleton } from '@/components/ui/skeleton';

const Answer = lazyPart(
  async () => (await import('./lookup-answer')).LookupAnswer,
  () => <Skeleton className="mt-4 h-24 rounded-lg" />,
);

const inputId = 'reference-code';
const hintId = 'reference-code-hint';

interface ApplicationLookupProps {
  /** In the page's language; the page's other texts stay on the server. */
  texts: { label: string; hint: string; action: string };
}

/** Where an application stands, for whoever has the code on its paper. The answer is loaded when somebody asks. */
export function ApplicationLookup({ texts }: ApplicationLookupProps) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState({ code: '', time: 0 });

  const ask = (event: FormEvent) => {
    event.preventDefault();
    const code = typed.trim();
    if (code !== '') setAsked(({ time }) => ({ code, time: time + 1 }));
  };

  return (
    <div className="max-w-xl">
      <form onSubmit={ask} className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-56">
          <Label htmlFor={inputId}>{texts.label}</Label>
          <Input
            id={inputId}
            required
            value={typed}
            onChange={({ target }) => setTyped(target.value.toUpperCase())}
            aria-describedby={hintId}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            className="mt-1.5"
          />
        </div>
        <Button type="submit" className="min-h-12">
          {texts.action}
        </Button>
      </form>
      <p id={hintId} className="mt-2 text-sm text-muted">
        {texts.hint}
      </p>
      <div aria-live="polite">{asked.code !== '' && <Answer key={asked.time} code={asked.code} />}</div>
    </div>
  );
}
