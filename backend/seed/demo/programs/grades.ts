import { text } from '@/backend/seed/demo/demo-text';
import type { Course } from './course';

export const grades: Readonly<Record<string, Course>> = {
  nursery: {
    name: text('Nursery (ages 2-3)', 'ថ្នាក់កុមារតូច (អាយុ 2-3 ឆ្នាំ)'),
    majorId: null,
    field: 'edu',
    months: 10,
    feeUsd: [0, 0],
    content: text('songs, sand, sleep and first friends', 'ចម្រៀង ការលេងខ្សាច់ ការគេង និងមិត្តភក្តិដំបូង'),
    result: text('move on to kindergarten', 'បន្តទៅថ្នាក់មត្តេយ្យ'),
  },
  'kindergarten-1': {
    name: text('Kindergarten, lower level', 'មត្តេយ្យកម្រិតទាប'),
    majorId: null,
    field: 'edu',
    months: 10,
    feeUsd: [0, 0],
    content: text('colours, stories, shapes and sharing', 'ពណ៌ រឿងនិទាន រូបរាង និងការចែករំលែក'),
    result: text('dress, eat and play independently', 'ស្លៀកពាក់ ញ៉ាំ និងលេងដោយខ្លួនឯង'),
  },
  'kindergarten-2': {
    name: text('Kindergarten, middle level', 'មត្តេយ្យកម្រិតមធ្យម'),
    majorId: null,
    field: 'edu',
    months: 10,
    feeUsd: [0, 0],
    content: text('counting, drawing, listening and movement', 'ការរាប់ ការគូរ ការស្តាប់ និងចលនា'),
    result: text('speak in whole sentences and count to twenty', 'និយាយបានពេញល្បះ និងរាប់ដល់ 20'),
  },
  'kindergarten-3': {
    name: text('Kindergarten, upper level', 'មត្តេយ្យកម្រិតខ្ពស់'),
    majorId: null,
    field: 'edu',
    months: 10,
    feeUsd: [0, 0],
    content: text('letters, numbers, nature and small duties', 'តួអក្សរ លេខ ធម្មជាតិ និងកិច្ចការតូចៗ'),
    result: text('begin grade one without fear', 'ចូលថ្នាក់ទី 1 ដោយមិនភ័យខ្លាច'),
  },
  primary: {
    name: text('Primary Education (grades 1-6)', 'បឋមសិក្សា (ថ្នាក់ទី 1-6)'),
    majorId: null,
    field: 'edu',
    months: 72,
    feeUsd: [0, 0],
    content: text('reading, arithmetic, science, art and sport', 'អំណាន លេខនព្វន្ត វិទ្យាសាស្ត្រ សិល្បៈ និងកីឡា'),
    result: text('enter lower secondary school', 'ចូលមធ្យមសិក្សាបឋមភូមិ'),
  },
  'lower-secondary': {
    name: text('Lower Secondary (grades 7-9)', 'មធ្យមសិក្សាបឋមភូមិ (ថ្នាក់ទី 7-9)'),
    majorId: null,
    field: 'edu',
    months: 36,
    feeUsd: [0, 0],
    content: text(
      'Khmer, mathematics, sciences, foreign language and computing',
      'ភាសាខ្មែរ គណិតវិទ្យា វិទ្យាសាស្ត្រ ភាសាបរទេស និងកុំព្យូទ័រ',
    ),
    result: text('sit the grade nine examination and continue to grade ten', 'ប្រឡងថ្នាក់ទី 9 និងបន្តទៅថ្នាក់ទី 10'),
  },
  'upper-secondary-science': {
    name: text('Upper Secondary, science class (grades 10-12)', 'មធ្យមសិក្សាទុតិយភូមិ ថ្នាក់វិទ្យាសាស្ត្រ (ថ្នាក់ទី 10-12)'),
    majorId: null,
    field: 'edu',
    months: 36,
    feeUsd: [0, 0],
    content: text(
      'mathematics, physics, chemistry and biology for the national exam',
      'គណិតវិទ្យា រូបវិទ្យា គីមីវិទ្យា និងជីវវិទ្យា សម្រាប់ការប្រឡងជាតិ',
    ),
    result: text('take the national exam in the science track', 'ប្រឡងបាក់ឌុបថ្នាក់វិទ្យាសាស្ត្រ'),
  },
  'upper-secondary-social': {
    name: text(
      'Upper Secondary, social science class (grades 10-12)',
      'មធ្យមសិក្សាទុតិយភូមិ ថ្នាក់វិទ្យាសាស្ត្រសង្គម (ថ្នាក់ទី 10-12)',
    ),
    majorId: null,
    field: 'edu',
    months: 36,
    feeUsd: [0, 0],
    content: text(
      'Khmer literature, history, geography and civics for the national exam',
      'អក្សរសាស្ត្រខ្មែរ ប្រវត្តិវិទ្យា ភូមិវិទ្យា និងពលរដ្ឋវិជ្ជា សម្រាប់ការប្រឡងជាតិ',
    ),
    result: text('take the national exam in the social science track', 'ប្រឡងបាក់ឌុបថ្នាក់វិទ្យាសាស្ត្រសង្គម'),
  },
};
