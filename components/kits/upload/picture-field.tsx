'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { useController } from 'react-hook-form';
import { Field, type FieldBase } from '@/components/form/field';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SendingRow } from './sending-row';
import { useUploads } from './use-uploads';

interface PictureFieldProps extends FieldBase {
  destination: Parameters<typeof useUploads>[0];
  /** The present picture, or what stands in its place. */
  children: (url: string | null) => ReactNode;
}

/** One public picture, made smaller and sent at once; the value is its address, or null. */
export function PictureField({ destination, children, ...base }: PictureFieldProps) {
  const t = useTranslations('upload');
  const { field } = useController({ name: base.name, defaultValue: null });
  const input = useRef<HTMLInputElement>(null);
  const url = typeof field.value === 'string' && field.value !== '' ? field.value : null;
  const uploads = useUploads(destination, base.name, (sent) => field.onChange(sent.url));
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    uploads.add([...(target.files ?? [])].slice(0, 1));
    // So that the same file can be chosen again.
    target.value = '';
  };
  return (
    <Field {...base} optional group>
      {({ id, 'aria-required': _required, 'aria-invalid': _invalid, ...control }) => (
        <div className="@container">
          <div className="grid gap-3 @md:grid-cols-[15rem_1fr] @md:items-start">
            {children(url)}
            <div className="grid gap-3">
              <ul className="grid gap-2 empty:hidden">
                {uploads.sendings.map((sending) => (
                  <SendingRow
                    key={sending.id}
                    sending={sending}
                    onRetry={() => uploads.retry(sending)}
                    onStop={() => uploads.stop(sending)}
                  />
                ))}
              </ul>
              <div className="flex flex-wrap gap-2.5">
                <Button {...control} id={id} variant="secondary" onClick={() => input.current?.click()}>
                  <Icon name="image-up" className="size-5" />
                  {t(url ? 'picture.change' : 'picture.choose')}
                </Button>
                {url && (
                  <Button variant="secondary" onClick={() => field.onChange(null)}>
                    <Icon name="trash" className="size-5" />
                    {t('picture.remove')}
                  </Button>
                )}
              </div>
              <input
                ref={input}
                type="file"
                hidden
                tabIndex={-1}
                accept="image/*"
                aria-label={`${base.label}: ${t('choose')}`}
                onChange={choose}
              />
            </div>
          </div>
        </div>
      )}
    </Field>
  );
}
