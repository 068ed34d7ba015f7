import type { Text } from '@/backend/seed/demo/demo-types';
import { text } from '@/backend/seed/demo/demo-text';
import type { Variants } from '@/backend/seed/demo/programs/frames-shared';

/** All partners are invented. */
export const exchangePartners: readonly { key: string; partner: Text; country: Text }[] = [
  {
    key: 'hoshizora',
    partner: text('Hoshizora Valley Institute', 'វិទ្យាស្ថានជ្រលងហូស៊ីហ្សូរ៉ា'),
    country: text('Japan', 'ប្រទេសជប៉ុន'),
  },
  {
    key: 'haneul-bridge',
    partner: text('Haneul Bridge University', 'សាកលវិទ្យាល័យស្ពានហានឺល'),
    country: text('South Korea', 'ប្រទេសកូរ៉េខាងត្បូង'),
  },
  {
    key: 'golden-teak',
    partner: text('Golden Teak Polytechnic', 'វិទ្យាស្ថានពហុបច្ចេកទេសម៉ៃសាក់មាស'),
    country: text('Thailand', 'ប្រទេសថៃ'),
  },
  {
    key: 'green-dragonfruit',
    partner: text('Green Dragonfruit University', 'សាកលវិទ្យាល័យផ្លែស្រការនាគបៃតង'),
    country: text('Vietnam', 'ប្រទេសវៀតណាម'),
  },
  {
    key: 'durian-lake',
    partner: text('Durian Lake University', 'សាកលវិទ្យាល័យបឹងទុរេន'),
    country: text('Malaysia', 'ប្រទេសម៉ាឡេស៊ី'),
  },
  {
    key: 'coral-steps',
    partner: text('Coral Steps College', 'មហាវិទ្យាល័យជណ្តើរផ្កាថ្ម'),
    country: text('Philippines', 'ប្រទេសហ្វីលីពីន'),
  },
  {
    key: 'mistral-hill',
    partner: text('Mistral Hill School of Studies', 'សាលាសិក្សាភ្នំមីស្ត្រាល់'),
    country: text('France', 'ប្រទេសបារាំង'),
  },
  {
    key: 'jade-terrace',
    partner: text('Jade Terrace University', 'សាកលវិទ្យាល័យរានហាលត្បូងថ្ម'),
    country: text('China', 'ប្រទេសចិន'),
  },
  {
    key: 'wattle-creek',
    partner: text('Wattle Creek College', 'មហាវិទ្យាល័យអូរវ៉តធើល'),
    country: text('Australia', 'ប្រទេសអូស្ត្រាលី'),
  },
  {
    key: 'clove-island',
    partner: text('Clove Island University', 'សាកលវិទ្យាល័យកោះក្លាំពូ'),
    country: text('Indonesia', 'ប្រទេសឥណ្ឌូនេស៊ី'),
  },
];

export const exchangeTitles: Variants = [
  text('One semester in {country}', 'សិក្សាមួយឆមាសនៅ{country}'),
  text('Exchange semester with {partner}', 'ឆមាសផ្លាស់ប្តូរជាមួយ{partner}'),
  text('Study visit to {country}', 'ទស្សនកិច្ចសិក្សានៅ{country}'),
];

export const exchangeDescriptions: Variants = [
  text(
    'Two to four students a year spend {months} months at {partner}. Credits count here, and a host family or a dormitory room is arranged.',
    'ក្នុងមួយឆ្នាំ និស្សិតពីរទៅបួននាក់ទៅសិក្សា {months} ខែនៅ{partner}។ ក្រេឌីតត្រូវបានទទួលស្គាល់ ហើយមានការរៀបចំកន្លែងស្នាក់នៅ។',
  ),
  text(
    'For {months} months you join the classes of {partner}; the fee is paid at home as usual, travel is your own.',
    'រយៈពេល {months} ខែ អ្នកចូលរៀនជាមួយនិស្សិតនៃ{partner} ដោយបង់ថ្លៃសិក្សានៅសាលាដើមដូចធម្មតា ចំណែកថ្លៃធ្វើដំណើរអ្នកចេញខ្លួនឯង។',
  ),
  text(
    'A stay of {months} months at {partner}, with a language course in the first two weeks. Apply with a letter and your transcript.',
    'ស្នាក់នៅសិក្សា {months} ខែនៅ{partner} ដោយមានវគ្គភាសាក្នុងពីរសប្តាហ៍ដំបូង។ ដាក់ពាក្យដោយភ្ជាប់លិខិត និងព្រឹត្តិបត្រពិន្ទុ។',
  ),
  text(
    'Together with students of {partner} you work on one project for {months} months, half of it online.',
    'អ្នកធ្វើគម្រោងមួយរួមគ្នាជាមួយនិស្សិតនៃ{partner} រយៈពេល {months} ខែ ដោយពាក់កណ្តាលធ្វើតាមអនឡាញ។',
  ),
  text(
    'Places are few, so the choice is made by interview. {partner} offers {months} months of lessons and a certificate.',
    'កន្លែងមានកំណត់ ដូច្នេះជ្រើសរើសតាមការសម្ភាសន៍។ {partner}ផ្តល់ការសិក្សា {months} ខែ និងវិញ្ញាបនបត្រ។',
  ),
];
