import { Crumbs } from '@/components/kits/detail/crumbs';
import { RegistrationView } from '@/components/careers/registration/registration-view';
import { PageTitle } from '@/components/ui/page-title';
import { href } from '@/lib/routes/href';
import { EditorBlock, FormBlock } from '@/components/site/blocks/form-blocks';
import { ListBlock, NarrowedBlock } from '@/components/site/blocks/list-blocks';
import { CalendarBlock, ChartBlock, DetailBlock } from '@/components/site/blocks/view-blocks';

const trail = [
  { label: 'Sala', href: href('/') },
  { label: 'Blocks', href: href('/') },
];

const blocksOf = (organizationId: string) =>
  [
    ['ListPage', <ListBlock key="list" />],
    ['NarrowedList, createMark, HeartButton', <NarrowedBlock key="narrowed" />],
    ['Form, fields, UploadField', <FormBlock key="form" />],
    ['EntityEditor', <EditorBlock key="editor" />],
    ['StepForm', <RegistrationView key="steps" organizationId={organizationId} />],
    ['Crumbs', <Crumbs key="crumbs" trail={trail} />],
    ['DetailColumns, Panel, Tiles', <DetailBlock key="detail" />],
    ['BarList, DonutChart, LineChart, HeatDays', <ChartBlock key="charts" />],
    ['MonthCalendar, WeekCalendar, Agenda', <CalendarBlock key="calendars" />],
  ] as const;

/** The blocks of docs/kits.md with sample data, to be looked at while Sala is developed. */
export const BlocksScreen = ({ organizationId }: { organizationId: string }) => (
  <div className="mx-auto grid max-w-page grid-cols-1 gap-14 px-4 py-10 sm:px-6">
    <PageTitle size="public">Blocks</PageTitle>
    {blocksOf(organizationId).map(([title, block]) => (
      <section key={title} aria-label={title} className="min-w-0">
        <h2 className="mb-4 border-b border-border pb-2 text-lg text-muted">{title}</h2>
        {block}
      </section>
    ))}
  </div>
);
