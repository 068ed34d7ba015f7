'use client';

import { AccordionItem } from '@/components/ui/accordion';
import { Card, CardBody } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import type { EnrollDetail } from '@/lib/contract/admissions/enroll-detail';
import type { ApplicantForm } from '@/lib/domain/admissions/applicant-form';
import { useDetailSections } from './use-detail-sections';

interface DetailSectionsProps {
  detail: EnrollDetail;
  /** What it answers; names the school's own questions. */
  form: ApplicantForm | null;
  /** Folded sections one below the other, or all of them open as cards. */
  folded?: boolean;
}

/** What an application says about the person. */
export function DetailSections({ detail, form, folded = false }: DetailSectionsProps) {
  const sections = useDetailSections(detail, form);
  if (folded) {
    return (
      <Card className="px-4 sm:px-6">
        {sections.map(({ key, title, items }) => (
          <AccordionItem key={key} title={title}>
            <DescriptionList items={items} columns={2} className="text-text" />
          </AccordionItem>
        ))}
      </Card>
    );
  }
  return (
    <div className="grid gap-4">
      {sections.map(({ key, title, items }) => (
        <Card key={key}>
          <CardBody>
            <h3 className="mb-4 text-lg">{title}</h3>
            <DescriptionList items={items} columns={2} />
          </CardBody>
        </Card>
      ))}
    </div>
  );
}
