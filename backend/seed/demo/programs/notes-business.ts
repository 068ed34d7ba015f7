import type { Text } from '@/backend/seed/demo/demo-types';
import { text } from '@/backend/seed/demo/demo-text';

/** What a major is about and what its graduates do; both stand inside a sentence. */
export const businessNotes: Readonly<Record<string, { topics: Text; jobs: Text }>> = {
  accounting: {
    topics: text(
      'bookkeeping, cost accounting and financial reports',
      'ការកត់ត្រាបញ្ជី គណនេយ្យថ្លៃដើម និងរបាយការណ៍ហិរញ្ញវត្ថុ',
    ),
    jobs: text('accountants, bookkeepers and tax officers', 'គណនេយ្យករ អ្នកកត់បញ្ជី និងមន្ត្រីពន្ធដារ'),
  },
  'accounting-finance': {
    topics: text(
      'bookkeeping, budgeting and investment decisions',
      'ការកត់ត្រាបញ្ជី ការរៀបចំថវិកា និងការសម្រេចចិត្តវិនិយោគ',
    ),
    jobs: text('accountants, finance officers and budget analysts', 'គណនេយ្យករ មន្ត្រីហិរញ្ញវត្ថុ និងអ្នកវិភាគថវិកា'),
  },
  'banking-finance': {
    topics: text('bank operations, credit and money markets', 'ប្រតិបត្តិការធនាគារ ឥណទាន និងទីផ្សាររូបិយវត្ថុ'),
    jobs: text('credit officers, tellers and branch managers', 'មន្ត្រីឥណទាន បេឡាករ និងប្រធានសាខាធនាគារ'),
  },
  auditing: {
    topics: text('audit planning, internal control and evidence', 'ការរៀបចំផែនការសវនកម្ម ការគ្រប់គ្រងផ្ទៃក្នុង និងភស្តុតាង'),
    jobs: text(
      'auditors, internal controllers and compliance officers',
      'សវនករ អ្នកត្រួតពិនិត្យផ្ទៃក្នុង និងមន្ត្រីប្រតិបត្តិតាមច្បាប់',
    ),
  },
  'accounting-taxation': {
    topics: text('ledgers, value added tax and tax returns', 'បញ្ជីគណនេយ្យ អាករលើតម្លៃបន្ថែម និងលិខិតប្រកាសពន្ធ'),
    jobs: text('tax accountants, tax advisers and accountants', 'គណនេយ្យករពន្ធដារ ទីប្រឹក្សាពន្ធដារ និងគណនេយ្យករ'),
  },
  finance: {
    topics: text('corporate finance, risk and investment', 'ហិរញ្ញវត្ថុក្រុមហ៊ុន ហានិភ័យ និងការវិនិយោគ'),
    jobs: text('financial analysts, investment officers and treasurers', 'អ្នកវិភាគហិរញ្ញវត្ថុ មន្ត្រីវិនិយោគ និងហេរញ្ញិក'),
  },
  management: {
    topics: text('planning, leadership and decision making', 'ការរៀបចំផែនការ ភាពជាអ្នកដឹកនាំ និងការសម្រេចចិត្ត'),
    jobs: text('team leaders, office managers and administrators', 'ប្រធានក្រុម អ្នកគ្រប់គ្រងការិយាល័យ និងអ្នករដ្ឋបាល'),
  },
  'business-management': {
    topics: text('strategy, operations and teamwork in firms', 'យុទ្ធសាស្ត្រ ប្រតិបត្តិការ និងការងារជាក្រុមក្នុងក្រុមហ៊ុន'),
    jobs: text(
      'operations managers, sales managers and business owners',
      'អ្នកគ្រប់គ្រងប្រតិបត្តិការ អ្នកគ្រប់គ្រងផ្នែកលក់ និងម្ចាស់អាជីវកម្ម',
    ),
  },
  marketing: {
    topics: text(
      'market research, branding and digital advertising',
      'ការស្រាវជ្រាវទីផ្សារ ម៉ាកយីហោ និងការផ្សព្វផ្សាយតាមឌីជីថល',
    ),
    jobs: text(
      'marketing officers, brand managers and online sellers',
      'មន្ត្រីទីផ្សារ អ្នកគ្រប់គ្រងម៉ាកយីហោ និងអ្នកលក់តាមអនឡាញ',
    ),
  },
  'human-resource-management': {
    topics: text('recruitment, labour law and staff training', 'ការជ្រើសរើសបុគ្គលិក ច្បាប់ការងារ និងការបណ្តុះបណ្តាលបុគ្គលិក'),
    jobs: text(
      'recruiters, HR officers and training coordinators',
      'អ្នកជ្រើសរើសបុគ្គលិក មន្ត្រីធនធានមនុស្ស និងអ្នកសម្របសម្រួលការបណ្តុះបណ្តាល',
    ),
  },
  'project-management': {
    topics: text('scheduling, budgets and team coordination', 'ការរៀបចំកាលវិភាគ ថវិកា និងការសម្របសម្រួលក្រុម'),
    jobs: text('project officers, coordinators and planners', 'មន្ត្រីគម្រោង អ្នកសម្របសម្រួល និងអ្នករៀបចំផែនការ'),
  },
  'international-business': {
    topics: text('import and export, customs and trade negotiation', 'ការនាំចេញនាំចូល គយ និងការចរចាពាណិជ្ជកម្ម'),
    jobs: text(
      'export officers, customs brokers and trade representatives',
      'មន្ត្រីនាំចេញ ភ្នាក់ងារគយ និងតំណាងពាណិជ្ជកម្ម',
    ),
  },
  'supply-chain-management': {
    topics: text('purchasing, warehousing and transport', 'លទ្ធកម្ម ឃ្លាំងទំនិញ និងការដឹកជញ្ជូន'),
    jobs: text('logistics officers, buyers and warehouse managers', 'មន្ត្រីភស្តុភារ អ្នកលទ្ធកម្ម និងអ្នកគ្រប់គ្រងឃ្លាំង'),
  },
  entrepreneurship: {
    topics: text(
      'business plans, finding customers and small-firm finance',
      'ផែនការអាជីវកម្ម ការស្វែងរកអតិថិជន និងហិរញ្ញវត្ថុសហគ្រាសតូច',
    ),
    jobs: text('founders, shop owners and business advisers', 'ស្ថាបនិកអាជីវកម្ម ម្ចាស់ហាង និងទីប្រឹក្សាអាជីវកម្ម'),
  },
  'real-estate': {
    topics: text('property valuation, land law and sales', 'ការវាយតម្លៃអចលនទ្រព្យ ច្បាប់ភូមិបាល និងការលក់'),
    jobs: text('property valuers, sales agents and land officers', 'អ្នកវាយតម្លៃអចលនទ្រព្យ ភ្នាក់ងារលក់ និងមន្ត្រីភូមិបាល'),
  },
  'business-information-systems': {
    topics: text(
      'databases, business processes and reporting tools',
      'មូលដ្ឋានទិន្នន័យ ដំណើរការអាជីវកម្ម និងឧបករណ៍ធ្វើរបាយការណ៍',
    ),
    jobs: text(
      'business analysts, system officers and data clerks',
      'អ្នកវិភាគអាជីវកម្ម មន្ត្រីប្រព័ន្ធព័ត៌មាន និងអ្នកគ្រប់គ្រងទិន្នន័យ',
    ),
  },
  secretarial: {
    topics: text('office writing, filing and reception', 'ការសរសេរលិខិតរដ្ឋបាល ការរក្សាទុកឯកសារ និងការទទួលភ្ញៀវ'),
    jobs: text('secretaries, receptionists and office assistants', 'លេខាធិការ អ្នកទទួលភ្ញៀវ និងជំនួយការការិយាល័យ'),
  },
  economics: {
    topics: text('prices, markets and economic policy', 'តម្លៃ ទីផ្សារ និងគោលនយោបាយសេដ្ឋកិច្ច'),
    jobs: text(
      'economists, research assistants and policy officers',
      'អ្នកសេដ្ឋកិច្ច ជំនួយការស្រាវជ្រាវ និងមន្ត្រីគោលនយោបាយ',
    ),
  },
  'development-economics': {
    topics: text('poverty, growth and project evaluation', 'ភាពក្រីក្រ កំណើនសេដ្ឋកិច្ច និងការវាយតម្លៃគម្រោង'),
    jobs: text('programme officers, evaluators and researchers', 'មន្ត្រីកម្មវិធី អ្នកវាយតម្លៃ និងអ្នកស្រាវជ្រាវ'),
  },
  'agricultural-economics': {
    topics: text('farm income, crop markets and rural credit', 'ចំណូលកសិដ្ឋាន ទីផ្សារកសិផល និងឥណទានជនបទ'),
    jobs: text(
      'market analysts, cooperative managers and rural credit officers',
      'អ្នកវិភាគទីផ្សារ អ្នកគ្រប់គ្រងសហករណ៍ និងមន្ត្រីឥណទានជនបទ',
    ),
  },
};
