import type { Text } from '@/backend/seed/demo/demo-types';
import { text } from '@/backend/seed/demo/demo-text';

/** What a major is about and what its graduates do; both stand inside a sentence. */
export const lifeNotes: Readonly<Record<string, { topics: Text; jobs: Text }>> = {
  medicine: {
    topics: text('anatomy, diagnosis and clinical practice', 'កាយវិភាគវិទ្យា ការធ្វើរោគវិនិច្ឆ័យ និងការអនុវត្តព្យាបាល'),
    jobs: text('doctors in hospitals, clinics and health programmes', 'វេជ្ជបណ្ឌិតនៅមន្ទីរពេទ្យ គ្លីនិក និងកម្មវិធីសុខាភិបាល'),
  },
  pharmacy: {
    topics: text('medicines, dosage and patient advice', 'ឱសថ កម្រិតប្រើ និងការណែនាំអ្នកជំងឺ'),
    jobs: text('pharmacists, medicine inspectors and laboratory staff', 'ឱសថការី អ្នកត្រួតពិនិត្យឱសថ និងបុគ្គលិកមន្ទីរពិសោធន៍'),
  },
  dentistry: {
    topics: text('oral health, dental surgery and prevention', 'សុខភាពមាត់ធ្មេញ ការវះកាត់មាត់ធ្មេញ និងការបង្ការ'),
    jobs: text('dentists, school dental officers and clinic owners', 'ទន្តបណ្ឌិត មន្ត្រីទន្តសាស្ត្រសាលា និងម្ចាស់គ្លីនិក'),
  },
  nursing: {
    topics: text('patient care, first aid and nursing ethics', 'ការថែទាំអ្នកជំងឺ ការសង្គ្រោះបឋម និងក្រមសីលធម៌វិជ្ជាជីវៈ'),
    jobs: text('nurses, ward leaders and home-care nurses', 'គិលានុបដ្ឋាក ប្រធានផ្នែកថែទាំ និងអ្នកថែទាំតាមផ្ទះ'),
  },
  midwifery: {
    topics: text('pregnancy, safe birth and newborn care', 'ការមានគភ៌ ការសម្រាលដោយសុវត្ថិភាព និងការថែទាំទារក'),
    jobs: text('midwives in hospitals, health centres and villages', 'ឆ្មបនៅមន្ទីរពេទ្យ មណ្ឌលសុខភាព និងតាមភូមិ'),
  },
  'public-health': {
    topics: text('disease prevention, nutrition and health education', 'ការបង្ការជំងឺ អាហារូបត្ថម្ភ និងការអប់រំសុខភាព'),
    jobs: text(
      'health officers, programme coordinators and health educators',
      'មន្ត្រីសុខាភិបាល អ្នកសម្របសម្រួលកម្មវិធី និងអ្នកអប់រំសុខភាព',
    ),
  },
  'medical-laboratory': {
    topics: text('blood tests, microbiology and laboratory quality', 'ការធ្វើតេស្តឈាម មីក្រូជីវវិទ្យា និងគុណភាពមន្ទីរពិសោធន៍'),
    jobs: text(
      'laboratory technicians in hospitals, clinics and blood banks',
      'អ្នកបច្ចេកទេសមន្ទីរពិសោធន៍នៅមន្ទីរពេទ្យ គ្លីនិក និងធនាគារឈាម',
    ),
  },
  'veterinary-medicine': {
    topics: text('animal disease, surgery and vaccination', 'ជំងឺសត្វ ការវះកាត់ និងការចាក់វ៉ាក់សាំង'),
    jobs: text('veterinarians, livestock officers and meat inspectors', 'ពេទ្យសត្វ មន្ត្រីបសុព្យាបាល និងអ្នកត្រួតពិនិត្យសាច់'),
  },
  agronomy: {
    topics: text('soil, seeds and crop protection', 'ដី គ្រាប់ពូជ និងការការពារដំណាំ'),
    jobs: text('agronomists, farm managers and seed specialists', 'ក្សេត្រវិទូ អ្នកគ្រប់គ្រងកសិដ្ឋាន និងអ្នកជំនាញគ្រាប់ពូជ'),
  },
  'animal-science': {
    topics: text('feeding, breeding and healthy stables', 'ចំណីសត្វ ការបង្កាត់ពូជ និងទ្រុងសត្វមានអនាម័យ'),
    jobs: text('livestock farmers, feed advisers and farm managers', 'អ្នកចិញ្ចឹមសត្វ ទីប្រឹក្សាចំណីសត្វ និងអ្នកគ្រប់គ្រងកសិដ្ឋាន'),
  },
  aquaculture: {
    topics: text('fish breeding, water quality and fish markets', 'ការភ្ញាស់ត្រី គុណភាពទឹក និងទីផ្សារត្រី'),
    jobs: text('fish farmers, hatchery managers and fishery officers', 'អ្នកចិញ្ចឹមត្រី អ្នកគ្រប់គ្រងកន្លែងភ្ញាស់ និងមន្ត្រីជលផល'),
  },
  agribusiness: {
    topics: text('farm planning, processing and crop trade', 'ផែនការកសិដ្ឋាន ការកែច្នៃ និងជំនួញកសិផល'),
    jobs: text(
      'farm managers, crop traders and cooperative leaders',
      'អ្នកគ្រប់គ្រងកសិដ្ឋាន អ្នកជួញដូរកសិផល និងប្រធានសហករណ៍',
    ),
  },
  'rural-development': {
    topics: text('village planning, water and local income', 'ផែនការភូមិ ទឹកស្អាត និងចំណូលក្នុងមូលដ្ឋាន'),
    jobs: text(
      'project officers, commune advisers and community organisers',
      'មន្ត្រីគម្រោង ទីប្រឹក្សាឃុំ និងអ្នករៀបចំសហគមន៍',
    ),
  },
  'agricultural-extension': {
    topics: text(
      'farmer training, demonstration plots and communication',
      'ការបណ្តុះបណ្តាលកសិករ ស្រែបង្ហាញ និងទំនាក់ទំនង',
    ),
    jobs: text('extension officers, trainers and farm advisers', 'មន្ត្រីផ្សព្វផ្សាយកសិកម្ម គ្រូបង្គោល និងទីប្រឹក្សាកសិកម្ម'),
  },
  'electricity-tvet': {
    topics: text('house wiring, motors and electrical safety', 'ការតខ្សែភ្លើងផ្ទះ ម៉ូទ័រ និងសុវត្ថិភាពអគ្គិសនី'),
    jobs: text('electricians, maintenance workers and solar fitters', 'ជាងអគ្គិសនី ជាងថែទាំ និងជាងដំឡើងសូឡា'),
  },
  'electronics-tvet': {
    topics: text('circuits, measuring and repair of devices', 'សៀគ្វី ការវាស់វែង និងការជួសជុលឧបករណ៍'),
    jobs: text(
      'electronics technicians, repairers and factory testers',
      'អ្នកបច្ចេកទេសអេឡិចត្រូនិច ជាងជួសជុល និងអ្នកធ្វើតេស្តរោងចក្រ',
    ),
  },
  'automotive-repair': {
    topics: text('engines, brakes and vehicle electrics', 'ម៉ាស៊ីន ហ្វ្រាំង និងប្រព័ន្ធអគ្គិសនីរថយន្ត'),
    jobs: text('car mechanics, garage owners and service advisers', 'ជាងរថយន្ត ម្ចាស់យានដ្ឋាន និងអ្នកផ្តល់ប្រឹក្សាសេវាកម្ម'),
  },
  'motorbike-repair': {
    topics: text('engines, carburettors and electrical parts', 'ម៉ាស៊ីន កាប៊ុយរ៉ាទ័រ និងគ្រឿងអគ្គិសនី'),
    jobs: text('motorbike mechanics, shop owners and parts sellers', 'ជាងម៉ូតូ ម្ចាស់ហាងជួសជុល និងអ្នកលក់គ្រឿងបន្លាស់'),
  },
  'air-conditioning': {
    topics: text('installing, gas charging and fault finding', 'ការដំឡើង ការបញ្ចូលហ្គាស និងការរកមូលហេតុខូច'),
    jobs: text(
      'air-conditioning fitters, cold-room technicians and hotel maintenance staff',
      'ជាងម៉ាស៊ីនត្រជាក់ អ្នកបច្ចេកទេសបន្ទប់ត្រជាក់ និងជាងថែទាំសណ្ឋាគារ',
    ),
  },
  welding: {
    topics: text('arc welding, cutting and reading drawings', 'ការផ្សារអគ្គិសនី ការកាត់ដែក និងការអានប្លង់'),
    jobs: text('welders, metal workers and gate builders', 'ជាងផ្សារ ជាងដែក និងជាងធ្វើរបង'),
  },
  'construction-tvet': {
    topics: text('masonry, concrete and reading plans', 'ការរៀបឥដ្ឋ បេតុង និងការអានប្លង់'),
    jobs: text('builders, site foremen and tilers', 'ជាងសំណង់ មេការ និងជាងក្រាលការ៉ូ'),
  },
  'computer-repair': {
    topics: text('hardware, installation and data rescue', 'ហាតវែរ ការដំឡើងកម្មវិធី និងការសង្គ្រោះទិន្នន័យ'),
    jobs: text(
      'computer repairers, shop owners and office technicians',
      'ជាងកុំព្យូទ័រ ម្ចាស់ហាង និងអ្នកបច្ចេកទេសការិយាល័យ',
    ),
  },
  'food-processing': {
    topics: text('drying, fermenting and clean packing', 'ការហាលសម្ងួត ការផ្អាប់ និងការវេចខ្ចប់ដោយអនាម័យ'),
    jobs: text('food makers, kitchen workers and small producers', 'អ្នកផលិតអាហារ បុគ្គលិកផ្ទះបាយ និងអ្នកផលិតខ្នាតតូច'),
  },
  tailoring: {
    topics: text('measuring, cutting and sewing', 'ការវាស់ ការកាត់ និងការដេរ'),
    jobs: text('tailors, sample makers and line leaders', 'ជាងកាត់ដេរ អ្នកធ្វើគំរូ និងប្រធានក្រុមដេរ'),
  },
  beauty: {
    topics: text('hair, skin care and salon hygiene', 'សក់ ការថែរក្សាស្បែក និងអនាម័យក្នុងហាង'),
    jobs: text('hairdressers, make-up artists and salon owners', 'ជាងសក់ ជាងផាត់មុខ និងម្ចាស់ហាងសម្អាងការ'),
  },
};
