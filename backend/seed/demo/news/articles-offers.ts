import { text } from '@/backend/seed/demo/demo-text';
import type { DemoArticle } from './demo-article';

/** What has a day: early-bird offers, loans, events, jobs. */
export const offerArticles: readonly DemoArticle[] = [
  {
    key: 'digital-delta-early-bird',
    type: 'earlybird',
    title: text('15 % off for those who enrol before the new term', 'បញ្ចុះតម្លៃ 15% សម្រាប់អ្នកចុះឈ្មោះមុនឆមាសថ្មី'),
    description: text(
      'For bachelor’s programmes in software and networks.',
      'សម្រាប់កម្មវិធីបរិញ្ញាបត្រផ្នែកកម្មវិធីកុំព្យូទ័រ និងបណ្តាញ។',
    ),
    publishedDaysAgo: 5,
    endsInDays: 30,
    provider: text('Digital Delta Institute', 'វិទ្យាស្ថានឌីជីថលដីសណ្តទន្លេ'),
    body: [
      text(
        'Whoever applies and is accepted before the last day of the offer pays 15 % less in the first year. The offer cannot be joined with another scholarship.',
        'អ្នកដែលដាក់ពាក្យ ហើយត្រូវបានទទួលយកមុនថ្ងៃផុតកំណត់ បង់ថ្លៃសិក្សាតិចជាង 15% ក្នុងឆ្នាំដំបូង។ ការបញ្ចុះតម្លៃនេះមិនអាចប្រើរួមជាមួយអាហារូបករណ៍ផ្សេងទេ។',
      ),
      text(
        'Apply on the [page of the institute](/school/digital-delta-institute).',
        'សូមដាក់ពាក្យនៅលើ[ទំព័រវិទ្យាស្ថាន](/school/digital-delta-institute)។',
      ),
    ],
  },
  {
    key: 'welding-course-early-bird',
    type: 'earlybird',
    title: text(
      'Welding: the first twenty pay no registration fee',
      'វគ្គផ្សារដែក៖ អ្នកចុះឈ្មោះ 20 នាក់ដំបូងមិនបង់ថ្លៃចុះឈ្មោះ',
    ),
    description: text(
      'A short course of four months, in the morning or in the evening.',
      'វគ្គសិក្សាខ្លីរយៈពេល 4 ខែ វេនព្រឹក ឬវេនល្ងាច។',
    ),
    publishedDaysAgo: 9,
    endsInDays: 14,
    provider: text('Iron Bridge Polytechnic Institute', 'វិទ្យាស្ថានពហុបច្ចេកទេសស្ពានដែក'),
    body: [
      text(
        'You learn to read drawings, to weld steel in every position, and to work safely. The institute lends helmet, gloves and apron.',
        'អ្នករៀនអានប្លង់ ផ្សារដែកគ្រប់ទីតាំង និងធ្វើការដោយសុវត្ថិភាព។ វិទ្យាស្ថានឱ្យខ្ចីមួកការពារ ស្រោមដៃ និងអៀមការពារ។',
      ),
    ],
  },
  {
    key: 'loan-for-a-laptop',
    type: 'productLoan',
    title: text('A laptop for your studies, paid in small parts', 'កុំព្យូទ័រយួរដៃសម្រាប់ការសិក្សា បង់ជាដំណាក់ៗ'),
    description: text(
      'Up to 999 US dollars over 3, 6 or 12 months.',
      'រហូតដល់ 999 ដុល្លារអាមេរិក ក្នុងរយៈពេល 3 6 ឬ 12 ខែ។',
    ),
    publishedDaysAgo: 11,
    provider: text('Sampeou Microfinance', 'មីក្រូហិរញ្ញវត្ថុសំពៅ'),
    body: [
      text(
        'Interest is asked only on what you still owe. Before you sign you see every payment and what the loan costs in all. Borrow only what you can pay back without leaving school.',
        'ការប្រាក់គិតតែលើប្រាក់ដែលអ្នកនៅជំពាក់។ មុនចុះហត្ថលេខា អ្នកឃើញប្រាក់ត្រូវបង់ម្តងៗ និងចំណាយសរុប។ សូមខ្ចីតែចំនួនដែលអ្នកអាចសងបាន ដោយមិនបាច់ឈប់រៀន។',
      ),
      text(
        'Read [how student loans work](/help-center/categories/student-loan) first.',
        'សូមអាន[របៀបខ្ចីកម្ចីសិក្សា](/help-center/categories/student-loan)ជាមុនសិន។',
      ),
    ],
  },
  {
    key: 'loan-for-tuition',
    type: 'productLoan',
    title: text('Tuition fee now, payments after the harvest', 'បង់ថ្លៃសិក្សាឥឡូវ សងក្រោយរដូវច្រូត'),
    description: text('A six-month loan for families who farm.', 'កម្ចីរយៈពេល 6 ខែ សម្រាប់គ្រួសារកសិករ។'),
    publishedDaysAgo: 30,
    provider: text('Lotus Field Bank', 'ធនាគារវាលឈូក'),
    body: [
      text(
        'A guardian with own business, a farm included, signs together with the student. The bank answers within a week after all documents are there.',
        'អាណាព្យាបាលដែលមានមុខរបរផ្ទាល់ខ្លួន រួមទាំងកសិកម្ម ចុះហត្ថលេខាជាមួយសិស្ស។ ធនាគារឆ្លើយតបក្នុងមួយសប្តាហ៍ បន្ទាប់ពីមានឯកសារគ្រប់គ្រាន់។',
      ),
    ],
  },
  {
    key: 'open-day-tonle-bassac',
    type: 'event',
    title: text('Open day: build a small robot', 'ថ្ងៃបើកទ្វារ៖ សាកល្បងផ្គុំមនុស្សយន្តតូចមួយ'),
    description: text(
      'Laboratories, short lessons and talks with students.',
      'មើលបន្ទប់ពិសោធន៍ រៀនមេរៀនខ្លី និងនិយាយជាមួយនិស្សិត។',
    ),
    publishedDaysAgo: 4,
    startsInDays: 18,
    startHourUtc: 1,
    lengthHours: 8,
    place: text('Tonle Bassac Polytechnic Institute, Phnom Penh', 'វិទ្យាស្ថានពហុបច្ចេកទេសទន្លេបាសាក់ រាជធានីភ្នំពេញ'),
    provider: text('Tonle Bassac Polytechnic Institute', 'វិទ្យាស្ថានពហុបច្ចេកទេសទន្លេបាសាក់'),
    body: [
      text(
        'Come with a friend or your parents. In the morning you can look into every laboratory; in the afternoon each visitor puts together a small robot and takes home what it has learned.',
        'សូមមកជាមួយមិត្តភក្តិ ឬឪពុកម្តាយ។ ពេលព្រឹក អ្នកអាចចូលមើលបន្ទប់ពិសោធន៍ទាំងអស់ ពេលរសៀល អ្នកចូលរួមម្នាក់ៗផ្គុំមនុស្សយន្តតូចមួយដោយខ្លួនឯង។',
      ),
      text(
        'Entrance is free. Please register so that there is enough material.',
        'ចូលរួមដោយមិនគិតថ្លៃ។ សូមចុះឈ្មោះ ដើម្បីឱ្យមានសម្ភារៈគ្រប់គ្រាន់។',
      ),
    ],
  },
  {
    key: 'scholarship-evening-online',
    type: 'event',
    title: text('Online evening: how to write a scholarship letter', 'រាត្រីតាមអ៊ីនធឺណិត៖ របៀបសរសេរលិខិតសុំអាហារូបករណ៍'),
    description: text(
      'Two advisors read letters aloud and show what to change.',
      'ទីប្រឹក្សាពីរនាក់អានលិខិត និងបង្ហាញអ្វីដែលគួរកែ។',
    ),
    publishedDaysAgo: 2,
    startsInDays: 9,
    startHourUtc: 11,
    lengthHours: 2,
    place: text('Online', 'តាមអ៊ីនធឺណិត'),
    body: [
      text(
        'Send in your letter before the evening if you like; names are taken out. You may also only listen.',
        'បើចង់ អ្នកអាចផ្ញើលិខិតមកមុន យើងលុបឈ្មោះចេញ។ អ្នកក៏អាចគ្រាន់តែស្តាប់បានដែរ។',
      ),
    ],
  },
  {
    key: 'junior-web-developer',
    type: 'job',
    title: text('Junior web developer', 'អ្នកសរសេរគេហទំព័រកម្រិតដំបូង'),
    description: text(
      'Full time in Phnom Penh, for graduates of the last two years.',
      'ពេញម៉ោងនៅភ្នំពេញ សម្រាប់អ្នកបញ្ចប់ការសិក្សាក្នុងរយៈពេលពីរឆ្នាំចុងក្រោយ។',
    ),
    publishedDaysAgo: 7,
    endsInDays: 21,
    place: text('Phnom Penh', 'រាជធានីភ្នំពេញ'),
    provider: text('Palm Sugar Software', 'ក្រុមហ៊ុនសូហ្វវែរស្ករត្នោត'),
    body: [
      text(
        'You build pages together with a designer and a second developer. You should know HTML, CSS and a little TypeScript, read English, and like to ask questions.',
        'អ្នកបង្កើតទំព័ររួមជាមួយអ្នករចនា និងអ្នកសរសេរកម្មវិធីម្នាក់ទៀត។ អ្នកគួរចេះ HTML CSS និង TypeScript បន្តិចបន្តួច អានភាសាអង់គ្លេសបាន និងចូលចិត្តសួរ។',
      ),
      text('Send your CV from your profile on Sala.', 'សូមផ្ញើប្រវត្តិរូបសង្ខេបពីប្រវត្តិរូបរបស់អ្នកលើ «សាលា»។'),
    ],
  },
  {
    key: 'hotel-reception-trainee',
    type: 'job',
    title: text('Trainee at a hotel reception', 'សិក្ខាកាមផ្នែកទទួលភ្ញៀវសណ្ឋាគារ'),
    description: text(
      'Six months in Siem Reap, meals and room included.',
      'រយៈពេល 6 ខែ នៅសៀមរាប មានអាហារ និងកន្លែងស្នាក់នៅ។',
    ),
    publishedDaysAgo: 13,
    endsInDays: 10,
    place: text('Siem Reap', 'ខេត្តសៀមរាប'),
    provider: text('Morning Rain Hotel', 'សណ្ឋាគារភ្លៀងព្រឹក'),
    body: [
      text(
        'You learn to check guests in and out, to answer the phone in two languages, and to keep the daily book. A certificate and, for those who do well, a contract follow.',
        'អ្នករៀនទទួល និងជូនដំណើរភ្ញៀវ ឆ្លើយទូរស័ព្ទជាពីរភាសា និងកត់ត្រាប្រចាំថ្ងៃ។ ចុងបញ្ចប់ អ្នកទទួលបានវិញ្ញាបនបត្រ ហើយអ្នកដែលធ្វើបានល្អនឹងទទួលបានកិច្ចសន្យាការងារ។',
      ),
    ],
  },
  {
    key: 'career-fair-draft',
    type: 'event',
    status: 'inactive',
    title: text('Career fair in Battambang', 'ពិព័រណ៍ការងារនៅបាត់ដំបង'),
    description: text('The programme is still being made.', 'កម្មវិធីកំពុងរៀបចំ។'),
    publishedDaysAgo: 1,
    startsInDays: 60,
    startHourUtc: 1,
    lengthHours: 9,
    place: text('Battambang', 'ខេត្តបាត់ដំបង'),
    body: [
      text(
        'Thirty companies have been invited; ten have answered so far.',
        'បានអញ្ជើញក្រុមហ៊ុន 30 ហើយមកទល់ពេលនេះ 10 បានឆ្លើយតប។',
      ),
    ],
  },
];
