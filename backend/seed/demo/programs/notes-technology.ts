import type { Text } from '@/backend/seed/demo/demo-types';
import { text } from '@/backend/seed/demo/demo-text';

/** What a major is about and what its graduates do; both stand inside a sentence. */
export const technologyNotes: Readonly<Record<string, { topics: Text; jobs: Text }>> = {
  'computer-science': {
    topics: text('algorithms, operating systems and programming', 'អាល់ហ្គោរីត ប្រព័ន្ធប្រតិបត្តិការ និងការសរសេរកម្មវិធី'),
    jobs: text('programmers, system analysts and researchers', 'អ្នកសរសេរកម្មវិធី អ្នកវិភាគប្រព័ន្ធ និងអ្នកស្រាវជ្រាវ'),
  },
  'information-technology': {
    topics: text('networks, databases and web applications', 'បណ្តាញ មូលដ្ឋានទិន្នន័យ និងកម្មវិធីគេហទំព័រ'),
    jobs: text(
      'IT officers, web developers and support technicians',
      'មន្ត្រីព័ត៌មានវិទ្យា អ្នកបង្កើតគេហទំព័រ និងអ្នកបច្ចេកទេសជំនួយ',
    ),
  },
  informatics: {
    topics: text('information systems, programming and data', 'ប្រព័ន្ធព័ត៌មាន ការសរសេរកម្មវិធី និងទិន្នន័យ'),
    jobs: text('system developers, data officers and computing teachers', 'អ្នកបង្កើតប្រព័ន្ធ មន្ត្រីទិន្នន័យ និងគ្រូកុំព្យូទ័រ'),
  },
  'computer-networking': {
    topics: text('routing, servers and network security', 'ការភ្ជាប់បណ្តាញ ម៉ាស៊ីនមេ និងសុវត្ថិភាពបណ្តាញ'),
    jobs: text(
      'network engineers, server administrators and help-desk staff',
      'វិស្វករបណ្តាញ អ្នកគ្រប់គ្រងម៉ាស៊ីនមេ និងបុគ្គលិកជំនួយបច្ចេកទេស',
    ),
  },
  'software-engineering': {
    topics: text('software design, testing and team development', 'ការរចនាសូហ្វវែរ ការធ្វើតេស្ត និងការអភិវឌ្ឍជាក្រុម'),
    jobs: text(
      'software developers, testers and mobile app developers',
      'អ្នកអភិវឌ្ឍសូហ្វវែរ អ្នកធ្វើតេស្ត និងអ្នកបង្កើតកម្មវិធីទូរស័ព្ទ',
    ),
  },
  'data-science': {
    topics: text('statistics, data cleaning and visualisation', 'ស្ថិតិ ការសម្អាតទិន្នន័យ និងការបង្ហាញទិន្នន័យជារូបភាព'),
    jobs: text('data analysts, data engineers and statisticians', 'អ្នកវិភាគទិន្នន័យ វិស្វករទិន្នន័យ និងអ្នកស្ថិតិ'),
  },
  cybersecurity: {
    topics: text(
      'network defence, cryptography and incident response',
      'ការការពារបណ្តាញ គ្រីបតូក្រាហ្វី និងការឆ្លើយតបឧប្បត្តិហេតុ',
    ),
    jobs: text(
      'security analysts, security engineers and system auditors',
      'អ្នកវិភាគសន្តិសុខ វិស្វករសន្តិសុខ និងសវនករប្រព័ន្ធ',
    ),
  },
  'artificial-intelligence': {
    topics: text(
      'machine learning, language processing and computer vision',
      'ការរៀនរបស់ម៉ាស៊ីន ការវិភាគភាសា និងការមើលឃើញរបស់កុំព្យូទ័រ',
    ),
    jobs: text(
      'machine learning engineers, data scientists and researchers',
      'វិស្វករបញ្ញាសិប្បនិម្មិត អ្នកវិទ្យាសាស្ត្រទិន្នន័យ និងអ្នកស្រាវជ្រាវ',
    ),
  },
  telecommunication: {
    topics: text('radio links, fibre networks and mobile systems', 'បណ្តាញវិទ្យុ ខ្សែកាបអុបទិក និងប្រព័ន្ធទូរស័ព្ទចល័ត'),
    jobs: text(
      'telecom technicians, field engineers and network planners',
      'អ្នកបច្ចេកទេសទូរគមនាគមន៍ វិស្វករការដ្ឋាន និងអ្នករៀបចំបណ្តាញ',
    ),
  },
  'civil-engineering': {
    topics: text('structures, soil, roads and water', 'គ្រោងសំណង់ ដី ផ្លូវ និងប្រព័ន្ធទឹក'),
    jobs: text('site engineers, structural designers and surveyors', 'វិស្វករការដ្ឋាន អ្នកគណនាគ្រោងសំណង់ និងអ្នកវាស់វែង'),
  },
  'electrical-engineering': {
    topics: text('power systems, machines and control', 'ប្រព័ន្ធថាមពល ម៉ាស៊ីនអគ្គិសនី និងការបញ្ជា'),
    jobs: text(
      'electrical engineers, power plant operators and energy advisers',
      'វិស្វករអគ្គិសនី អ្នកប្រតិបត្តិរោងចក្រអគ្គិសនី និងទីប្រឹក្សាថាមពល',
    ),
  },
  'electronic-engineering': {
    topics: text('circuits, sensors and embedded systems', 'សៀគ្វី ឧបករណ៍ចាប់សញ្ញា និងប្រព័ន្ធបង្កប់'),
    jobs: text(
      'electronics engineers, repair specialists and automation technicians',
      'វិស្វករអេឡិចត្រូនិច អ្នកជំនាញជួសជុល និងអ្នកបច្ចេកទេសស្វ័យប្រវត្តិកម្ម',
    ),
  },
  'electrical-electronic-engineering': {
    topics: text('wiring, circuits and automatic control', 'ការតខ្សែ សៀគ្វី និងការបញ្ជាស្វ័យប្រវត្តិ'),
    jobs: text(
      'maintenance engineers, electricians and automation technicians',
      'វិស្វករថែទាំ ជាងអគ្គិសនី និងអ្នកបច្ចេកទេសស្វ័យប្រវត្តិកម្ម',
    ),
  },
  'mechanical-engineering': {
    topics: text('machine design, heat and manufacturing', 'ការរចនាម៉ាស៊ីន កម្ដៅ និងការផលិត'),
    jobs: text(
      'mechanical engineers, factory technicians and machine designers',
      'វិស្វករមេកានិច អ្នកបច្ចេកទេសរោងចក្រ និងអ្នករចនាម៉ាស៊ីន',
    ),
  },
  'chemical-engineering': {
    topics: text('chemical processes, materials and plant safety', 'ដំណើរការគីមី វត្ថុធាតុ និងសុវត្ថិភាពរោងចក្រ'),
    jobs: text(
      'process engineers, quality controllers and laboratory staff',
      'វិស្វករដំណើរការផលិត អ្នកត្រួតពិនិត្យគុណភាព និងបុគ្គលិកមន្ទីរពិសោធន៍',
    ),
  },
  'industrial-engineering': {
    topics: text('production planning, quality and ergonomics', 'ផែនការផលិតកម្ម គុណភាព និងសុវត្ថិភាពការងារ'),
    jobs: text(
      'production planners, quality engineers and line managers',
      'អ្នករៀបចំផលិតកម្ម វិស្វករគុណភាព និងប្រធានខ្សែផលិតកម្ម',
    ),
  },
  'automotive-engineering': {
    topics: text('engines, vehicle electronics and diagnosis', 'ម៉ាស៊ីនរថយន្ត អេឡិចត្រូនិចរថយន្ត និងការវិនិច្ឆ័យបញ្ហា'),
    jobs: text(
      'service engineers, workshop managers and vehicle inspectors',
      'វិស្វករសេវាកម្ម អ្នកគ្រប់គ្រងយានដ្ឋាន និងអ្នកត្រួតពិនិត្យយានយន្ត',
    ),
  },
  'environmental-engineering': {
    topics: text('clean water, waste and air quality', 'ទឹកស្អាត កាកសំណល់ និងគុណភាពខ្យល់'),
    jobs: text(
      'water engineers, environmental inspectors and waste planners',
      'វិស្វករទឹក អ្នកត្រួតពិនិត្យបរិស្ថាន និងអ្នករៀបចំការគ្រប់គ្រងកាកសំណល់',
    ),
  },
  'food-technology': {
    topics: text('food chemistry, preservation and food safety', 'គីមីអាហារ ការរក្សាទុកអាហារ និងសុវត្ថិភាពអាហារ'),
    jobs: text(
      'food technologists, quality controllers and product developers',
      'អ្នកបច្ចេកទេសអាហារ អ្នកត្រួតពិនិត្យគុណភាព និងអ្នកបង្កើតផលិតផល',
    ),
  },
  architecture: {
    topics: text('building design, drawing and construction', 'ការរចនាអគារ ការគូរប្លង់ និងបច្ចេកទេសសំណង់'),
    jobs: text('architects, draughtspeople and site supervisors', 'ស្ថាបត្យករ អ្នកគូរប្លង់ និងអ្នកត្រួតពិនិត្យការដ្ឋាន'),
  },
  'architecture-urban-planning': {
    topics: text('city planning, public space and building design', 'ការរៀបចំទីក្រុង ទីសាធារណៈ និងការរចនាអគារ'),
    jobs: text('urban planners, architects and heritage officers', 'អ្នករៀបចំនគរូបនីយកម្ម ស្ថាបត្យករ និងមន្ត្រីបេតិកភណ្ឌ'),
  },
  'interior-architecture': {
    topics: text('room planning, light and furniture', 'ការរៀបចំបន្ទប់ ពន្លឺ និងគ្រឿងសង្ហារឹម'),
    jobs: text(
      'interior designers, furniture designers and shop planners',
      'អ្នករចនាផ្ទៃក្នុង អ្នករចនាគ្រឿងសង្ហារឹម និងអ្នករៀបចំហាង',
    ),
  },
  mathematics: {
    topics: text('algebra, analysis and statistics', 'ពិជគណិត វិភាគគណិត និងស្ថិតិ'),
    jobs: text('mathematics teachers, statisticians and data analysts', 'គ្រូគណិតវិទ្យា អ្នកស្ថិតិ និងអ្នកវិភាគទិន្នន័យ'),
  },
  physics: {
    topics: text('mechanics, electricity and laboratory work', 'មេកានិច អគ្គិសនី និងការពិសោធន៍'),
    jobs: text('physics teachers, laboratory staff and technicians', 'គ្រូរូបវិទ្យា បុគ្គលិកមន្ទីរពិសោធន៍ និងអ្នកបច្ចេកទេស'),
  },
  chemistry: {
    topics: text('organic chemistry, analysis and laboratory safety', 'គីមីសរីរាង្គ ការវិភាគ និងសុវត្ថិភាពមន្ទីរពិសោធន៍'),
    jobs: text(
      'chemistry teachers, laboratory analysts and quality controllers',
      'គ្រូគីមីវិទ្យា អ្នកវិភាគមន្ទីរពិសោធន៍ និងអ្នកត្រួតពិនិត្យគុណភាព',
    ),
  },
  biology: {
    topics: text('cells, ecology and genetics', 'កោសិកា អេកូឡូស៊ី និងសេនេទិច'),
    jobs: text(
      'biology teachers, conservation officers and laboratory staff',
      'គ្រូជីវវិទ្យា មន្ត្រីអភិរក្ស និងបុគ្គលិកមន្ទីរពិសោធន៍',
    ),
  },
  'environmental-science': {
    topics: text('ecosystems, climate and environmental monitoring', 'ប្រព័ន្ធអេកូឡូស៊ី អាកាសធាតុ និងការតាមដានបរិស្ថាន'),
    jobs: text(
      'environmental officers, park staff and impact assessors',
      'មន្ត្រីបរិស្ថាន បុគ្គលិកឧទ្យាន និងអ្នកវាយតម្លៃផលប៉ះពាល់',
    ),
  },
};
